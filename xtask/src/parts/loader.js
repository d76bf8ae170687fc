// Loads files on demand, including the parts of the page's code. The attribute `data-assets` has
// the addresses of the files that the page needs at its start, and of `list.json`, which has the
// addresses of the other files. A single-file page contains all files in `script` elements instead.
// Each part is loaded once; a failed load can be repeated.
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
