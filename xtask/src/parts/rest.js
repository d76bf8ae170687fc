// What brings the rest of the page's code (`rest/mod.rs`). As a rule it is asked for when the board stands, or was there before the start.
const __REST = "rest.wasm";
const __add = (module) => wasm.rest.value || new WebAssembly.Instance(module, { ...__wbg_get_imports(), "": wasm });
const __begin = () => self.tabiya?.code && __add(self.tabiya.code);
let __coming;
const __later = () => (__coming ??= __code(__REST).then((code) => WebAssembly.compile(code)).then(__add).catch((fault) => {
  __coming = undefined;
  throw fault;
}));
if (self.tabiya) self.tabiya.rest = __later;
// Bytes as the digest SHA-256 has them, for a call that cannot wait for the browser's own.
const __sha256 = (bytes) => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const bits = (root) => (root - Math.floor(root)) * 2 ** 32 | 0;
  const hash = primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
  const k = primes.map((prime) => bits(Math.cbrt(prime)));
  const padded = new Uint8Array((bytes.length + 72) & -64);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const w = [];
  const turn = (x, by) => x >>> by | x << 32 - by;
  for (let at = 0; at < padded.length; at += 64) {
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const x = w[i - 15], y = w[i - 2];
      w[i] = i < 16 ? view.getInt32(at + 4 * i) : w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ x >>> 3) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ y >>> 10) | 0;
      const more = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + k[i] + w[i] | 0;
      const less = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
      [a, b, c, d, e, f, g, h] = [more + less | 0, a, b, c, d + more | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] = hash[i] + value | 0; });
  }
  hash.forEach((value, i) => view.setInt32(4 * i, value));
  return btoa(String.fromCharCode(...padded.subarray(0, 32)));
};
// A call needs the rest before it is here: it waits, and the page with it.
const __rest = () => {
  try {
    const [address, integrity] = JSON.parse(document.querySelector("[data-assets]").dataset.assets)[__REST];
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    const code = Uint8Array.from(request.responseText, (c) => c.charCodeAt() & 255);
    if (integrity !== "sha256-" + __sha256(code)) throw new Error(__REST + " is not what it should be");
    __add(new WebAssembly.Module(code));
  } catch (fault) {
    self.tabiya.broken(fault);
    throw fault;
  }
};
