// The shell without a connection. VERSION and FILES are written above when the page is built.
const CACHE = `tabletown-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // The newest page where there is a connection, the stored one where there is none.
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((stored) => stored ?? fetch(request)));
  }
});
