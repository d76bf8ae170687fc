// Starts the program. The program's script and its WebAssembly file load in parallel, and the
// browser compiles the WebAssembly file while it loads. Before the two files run, their digests are
// checked: this boot script checks the WebAssembly file, and the browser checks the program's
// script. `cargo xtask build` inlines this boot script into the page.
const load = async (name, known) => {
  const response = await fetch(name);
  const bytes = response.clone().arrayBuffer();
  // A host may send the wrong media type, and an older browser may lack streaming compilation.
  const streamed = async () => WebAssembly.compileStreaming(response);
  const compiled = streamed().catch(async () => WebAssembly.compile(await bytes));
  // On an insecure connection a page cannot compute digests. Then only truncated code is noticed,
  // because truncated code does not compile.
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
