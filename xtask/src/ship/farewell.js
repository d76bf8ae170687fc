// Service worker of a development page: removes itself and the caches of builds at its address, and
// reloads the open pages. `cargo xtask serve` serves it as `sw.js`.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const prefix = `tabiya ${self.registration.scope} `;
  await Promise.all(names.map((name) => name.startsWith(prefix) && caches.delete(name)));
  await self.registration.unregister();
  for (const client of await self.clients.matchAll()) client.navigate(client.url);
}
