// Starts the program. Its script and compiled code load in parallel, and the code compiles while it
// loads. Both are checked by their digests before they run: the code here, the script by the
// browser. `cargo xtask build` inlines this script into the page.
const load = async (name, known) => {
  const response = await fetch(name);
  const bytes = response.clone().arrayBuffer();
  // A host may send the wrong media type, and an older browser may lack streaming compilation.
  const streamed = async () => WebAssembly.compileStreaming(response);
  const compiled = streamed().catch(async () => WebAssembly.compile(await bytes));
  // On an insecure connection a page cannot compute digests; there, only truncated code is noticed,
  // because it does not compile.
  const digest = await self.crypto?.subtle?.digest("SHA-256", await bytes);
  if (digest && btoa(String.fromCharCode(...new Uint8Array(digest))) !== known) {
    compiled.catch(() => {});
    throw new Error(`${name} is not what it should be`);
  }
  return compiled;
};
const code = load("WASM_NAME", "WASM_DIGEST");
code.catch(() => {});
const { default: start } = await import("SCRIPT_NAME");
await start(await code);
