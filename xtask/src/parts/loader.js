// What loads the parts of the page. Each comes once; one that did not come may be asked for again.
const __parts = {};
const __code = async (name) => {
  const inline = document.querySelector(`script[data-asset="${name}"]`);
  if (inline) return Uint8Array.from(atob(inline.textContent), (c) => c.charCodeAt(0));
  const [address, integrity = ""] = JSON.parse(document.querySelector("[data-assets]")?.dataset.assets ?? "{}")[name] || ["./later/" + name];
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};
const __part = (name) => (__parts[name] ??= __code(name).then((code) => WebAssembly.instantiate(code, { __wasm_split: wasm })).catch((fault) => {
  delete __parts[name];
  throw fault;
}));
const __load = (names) => (then, asked) => Promise.all(names.map(__part)).then(() => true, () => false).then((here) => wasm.__indirect_function_table.get(then)(asked, here));
