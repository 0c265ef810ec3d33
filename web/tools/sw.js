// The shell without a connection. VERSION, FILES, LATER_VERSION and LATER are written above when the page is built.
const CACHE = `tabletown-${VERSION}`;
// Python and the rules: megabytes that only the score helper needs, and only where there is no connection.
const PYTHON = `tabletown-python-${LATER_VERSION}`;
// The data files of the server's owner, if she has her own: they may change while nothing of ours does.
const OWN_DATA = '/own-data.json';

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-python') event.waitUntil(keepPython().then((kept) => event.ports[0]?.postMessage(kept)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // The newest page where there is a connection, the stored one where there is none.
    event.respondWith(newest(request, '/'));
  } else if (FILES.includes(url.pathname) || LATER.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((stored) => stored ?? fetch(request)));
  } else if (url.pathname === OWN_DATA) {
    event.respondWith(newest(request, OWN_DATA));
  }
});

async function install() {
  await (await caches.open(CACHE)).addAll(FILES);
  // Whoever could score without a connection before still can after a new version.
  const names = await caches.keys();
  if (names.some((name) => name.startsWith('tabletown-python-'))) await keepPython();
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE && name !== PYTHON).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What the server says now; where it cannot say it, what it said last. A proxy before a server that is down answers, too. */
async function newest(request, path) {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && answer.status < 500) return answer;
  return (await caches.match(path)) ?? answer ?? Response.error();
}

/** Whether everything is stored now. */
async function keepPython() {
  try {
    const cache = await caches.open(PYTHON);
    const stored = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    await cache.addAll(LATER.filter((path) => !stored.has(path)));
    // Without a connection those that are stored go on counting.
    await cache.add(OWN_DATA).catch(() => cache.match(OWN_DATA).then((copy) => copy ?? Promise.reject()));
    return true;
  } catch {
    return false;
  }
}
