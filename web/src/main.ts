import { mount } from 'svelte';
import App from './App.svelte';
import './style.css';
import { showTheme } from './theme.svelte.ts';
import { preferred, words } from './words.svelte.ts';

showTheme();
// The words come first: a page that changes its language while it is read is worse than one that waits a moment.
void words.speak(preferred()).then(() => {
  const target = document.getElementById('app');
  target?.replaceChildren();
  if (target !== null) mount(App, { target });
});

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
