// Starts the program: its script and the compiled code come side by side, and the code is compiled while it comes. All is
// checked by its digest, the code before any of it runs. Written into the page by `cargo xtask build`.
const load = async (name, known) => {
  const response = await fetch(name);
  const bytes = response.clone().arrayBuffer();
  // A host may not know what kind of file it is, and an older browser not how to compile it on the way.
  const streamed = async () => WebAssembly.compileStreaming(response);
  const compiled = streamed().catch(async () => WebAssembly.compile(await bytes));
  // A page that came over no safe connection has no digests; what comes in half does not compile either.
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
