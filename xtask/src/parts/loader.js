// What loads the files that come later, the parts of the page among them. The element of the app says where the first of them
// are, and where a list of the others is; a page as one file holds them. Each part comes once; one that did not come may be
// asked for again.
const __parts = {};
const __fetch = async ([address, integrity = ""]) => {
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
};
let __others;
const __code = async (name) => {
  const inline = document.querySelector(`script[data-asset="${name}"]`);
  if (inline) return Uint8Array.from(atob(inline.textContent), (c) => c.charCodeAt(0));
  const first = JSON.parse(document.querySelector("[data-assets]")?.dataset.assets ?? "{}");
  const list = first["list.json"];
  const others = first[name] || !list ? first : await (__others ??= __fetch(list).then((answer) => answer.json()).catch((fault) => {
    __others = undefined;
    throw fault;
  }));
  return new Uint8Array(await (await __fetch(others[name] || ["./later/" + name])).arrayBuffer());
};
if (self.tabiya) self.tabiya.file = __code;
const __part = (name) => (__parts[name] ??= __code(name).then((code) => WebAssembly.instantiate(code, { __wasm_split: wasm })).catch((fault) => {
  delete __parts[name];
  throw fault;
}));
const __load = (names) => (then, asked) => Promise.all(names.map(__part)).then(() => true, () => false).then((here) => wasm.__indirect_function_table.get(then)(asked, here));
