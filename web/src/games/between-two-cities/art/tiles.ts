// Tiles as pictures. A table for seven shows a hundred of them: drawn once and then one element each, they cost
// the browser next to nothing. The drawings are components, drawn when the page is built; this file makes images of them.
import { mount, unmount } from 'svelte';
import { BUILDINGS, LANDSCAPES } from 'virtual:drawings/between-two-cities';
import { inQuietMoments } from '../../../quiet.ts';
import { look, type ShownTheme } from '../../../theme.svelte.ts';
import { readTile, type TileShape } from './kinds.ts';
import Wishes from './Wishes.svelte';

/** What the drawing's parts look like inside an image, where no other style sheet reaches. */
const STYLE = `
.wash{transform:translate(1.3px,1.1px)}
.inked{fill:none;stroke:var(--art-ink);stroke-width:var(--line);stroke-linecap:round;stroke-linejoin:round}
.inked .fine{stroke-width:calc(var(--line)*.66)}
.inked .solid{fill:var(--art-ink);stroke:none}
.edge{fill:none;stroke:var(--art-ink);stroke-width:2.4}
.seam{stroke:var(--art-cream);stroke-width:2;stroke-dasharray:1 6;stroke-linecap:round;opacity:.8}`;
const FOOT_STYLE = `
.strip{fill:var(--art-cream)}
.number{font:700 10.5px var(--font-body);text-anchor:middle}
.beside rect{fill:var(--art-cream);stroke:var(--art-ink);stroke-width:1.2}
.beside text{font:700 8.5px var(--font-body);text-anchor:middle;fill:#33291f}`;
/** A civic building stands above its wishes, which are there at every size. */
const CIVIC_STYLE = `
.wishes .ground{fill:var(--kind-civic-deep)}
.wishes .disc{fill:var(--art-cream);stroke:var(--art-ink);stroke-width:1.6}
.wishes .no{fill:#e9c9bd}
.wishes .sign{fill:none;stroke:#33291f;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.wishes .cross{stroke:#a3242c;stroke-width:4;stroke-linecap:round}
.wishes .heart{fill:#c6453b;stroke:var(--art-cream);stroke-width:1.6}
.drawing{transform:none!important}`;

/** How a size is drawn: the browser reads every image once, so nothing is in it that is not seen. */
interface Size {
  readonly style: string;
  readonly foot: boolean;
}

const LARGE: Size = { style: `${FOOT_STYLE}svg{--line:2.6}`, foot: true };
/** Small tiles leave the strip away, and draw bigger with a bolder line. */
const SMALL: Size = {
  style: `svg{--line:4}.drawing{transform:translate(50px,50px) scale(1.16) translate(-50px,-43px)}`,
  foot: false,
};
const FOOT = '<g class="foot">';

const known = new Set<string>();
const loaded = new Set<string>();
const NARROW = '(max-width:40rem)';

/** The class that shows a tile; with `small` or `large` beside it, that size of it. */
export function pictureOf(tile: string): string {
  const name = `tile-${tile.replace('/', '-').replace('%', 'district')}`;
  const image = `${name} ${look.shown}`;
  if (!known.has(image)) {
    known.add(image);
    // A sheet of its own: a new sheet is looked up for this class alone, a changed one for everything on the page.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesFor(name, readTile(tile), look.shown));
    document.adoptedStyleSheets.push(sheet);
  }
  return name;
}

/** As an address, for pictures that leave the page: by daylight, whatever the theme. */
export function addressOf(tile: string): string {
  return imageOf(readTile(tile), SMALL, 'light');
}

/** Draws tiles in the moments when nobody waits, so that no move has to. What it gives back stops it. */
export function prepare(tiles: readonly string[]): () => void {
  const sizes = matchMedia(NARROW).matches ? ['small'] : ['large', 'small'];
  return inQuietMoments(sizes.flatMap((size) => tiles.map((tile) => () => load(tile, size))));
}

/** A picture is read when an element first wears it: these do, out of sight, and keep it for the others. */
function load(tile: string, size: string): void {
  const worn = `${pictureOf(tile)} ${size}`;
  if (loaded.has(worn)) return;
  loaded.add(worn);
  const wearer = document.createElement('i');
  wearer.className = worn;
  wardrobe().append(wearer);
}

let room: HTMLElement | null = null;

function wardrobe(): HTMLElement {
  if (room !== null) return room;
  room = document.createElement('div');
  room.className = 'wardrobe';
  room.ariaHidden = 'true';
  document.body.append(room);
  return room;
}

function rulesFor(name: string, shape: TileShape, theme: ShownTheme): string {
  const self = `:root[data-theme="${theme}"] .${name}`;
  const [large, small] = [LARGE, SMALL].map((size) => `{background-image:url("${imageOf(shape, size, theme)}")}`);
  return `${self}${large}${self}.small${small}@media ${NARROW}{${self}:not(.large)${small}}`;
}

function imageOf(shape: TileShape, size: Size, theme: ShownTheme): string {
  const svg = shape.nature === undefined ? tileOf(shape, size) : natureOf(LANDSCAPES[shape.nature] ?? '', size);
  return `data:image/svg+xml,${escaped(coloured(svg, theme))}`;
}

/** As short as an address and a style sheet allow. */
function escaped(svg: string): string {
  return svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('\n', '');
}

/** Without an edge: a landscape runs on into the next cell. */
function natureOf(drawing: string, { style }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>${STYLE}${style}</style>${drawing}</svg>`;
}

function tileOf({ letters, stands, wishes }: TileShape, { style, foot }: Size): string {
  const [across, down] = [letters.length > 1 && !stands ? 2 : 1, stands ? 2 : 1];
  const frame = `x="1.5" y="1.5" width="${across * 100 - 3}" height="${down * 100 - 3}" rx="9"`;
  const parts = letters.map((letter, i) => {
    const at = stands ? `0 ${i * 100}` : `${i * 100} 0`;
    return `<g transform="translate(${at})">${foot ? BUILDINGS[letter] : withoutFoot(BUILDINGS[letter])}</g>`;
  });
  const seam = letters.length > 1 ? `<path class="seam" d="${stands ? 'M0 100h200' : 'M100 0v200'}"/>` : '';
  const more = wishes === undefined ? '' : drawnWishes(wishes);
  const own = wishes === undefined ? style : style + CIVIC_STYLE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across * 100} ${down * 100}"><style>${STYLE}${own}</style>` +
    `<clipPath id="c"><rect ${frame}/></clipPath><g clip-path="url(#c)">${parts.join('')}${more}${seam}</g><rect class="edge" ${frame}/></svg>`
  );
}

/** The strip is the last part of a drawing. */
function withoutFoot(drawing: string): string {
  const foot = drawing.indexOf(FOOT);
  return foot < 0 ? drawing : drawing.slice(0, foot);
}

/** With the theme's own colours in place of their names. */
function coloured(svg: string, theme: ShownTheme): string {
  return svg.replaceAll(COLOUR, (_, name: string) => {
    const value = colours().get(name) ?? '';
    const pair = /^light-dark\((.+?),(.+)\)$/.exec(value);
    return (pair === null ? value : (pair[theme === 'light' ? 1 : 2] ?? '')).trim();
  });
}

const COLOUR = /var\((--(?!line)[\w-]+)\)/g;
let asked: ReadonlyMap<string, string> | null = null;

/** All at once and only once: every look at a style makes the browser work out those of the whole page. */
function colours(): ReadonlyMap<string, string> {
  if (asked !== null) return asked;
  const style = getComputedStyle(document.documentElement);
  const drawn = [STYLE, FOOT_STYLE, CIVIC_STYLE, ...Object.values(BUILDINGS), ...LANDSCAPES].join('');
  const names = [...drawn.matchAll(COLOUR)].map(([, name = '']) => name);
  asked = new Map(names.map((name) => [name, style.getPropertyValue(name).trim()]));
  return asked;
}

/** As markup. There are too many of these to draw them all beforehand. */
function drawnWishes(wishes: string): string {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const component = mount(Wishes, { target, props: { wishes } });
  const markup = new XMLSerializer().serializeToString(target);
  void unmount(component);
  return markup.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/<!--.*?-->/g, '');
}
