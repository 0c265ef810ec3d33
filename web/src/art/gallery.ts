import { mount } from 'svelte';
import '../style.css';
import Gallery from './Gallery.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('app');
if (target !== null) mount(Gallery, { target });
