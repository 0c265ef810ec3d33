import { mount } from 'svelte';
import App from './App.svelte';
import { loadPage } from './pages.ts';
import { whenQuiet } from './quiet.ts';
import { router } from './router.svelte.ts';
import './style.css';
import './colours.ts';
import { showTheme } from './theme.svelte.ts';
import { preferred, words } from './words.svelte.ts';

showTheme();
// The words come first: a page that changes its language while it is read is worse than one that waits a moment.
// What it will show travels at the same time. Should that fail, the page asks again.
const page = loadPage(router.address).catch(() => undefined);
void Promise.all([words.speak(preferred()), page]).then(() => {
  const target = document.getElementById('app');
  target?.replaceChildren();
  if (target !== null) mount(App, { target });
  whenQuiet(keepShell);
});

/** For the next time without a connection. It fetches every file of the page, so it waits until nobody waits. */
function keepShell(): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
}
