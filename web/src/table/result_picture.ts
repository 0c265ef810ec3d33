// The result of a game as a picture to send: drawn as SVG with colours of its own, and turned into a PNG by the page itself.
import { shapeOf } from '../art/shapes.ts';
import { trueMinus } from '../numbers.ts';

export interface ResultRow {
  readonly rank: number;
  readonly who: number;
  readonly name: string;
  readonly points: string;
}

/** What lies on a board: a picture, and how many squares it covers. */
export interface ResultPiece {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
  /** The address of its picture, which holds all of it. */
  readonly picture: string;
}

export interface ResultBoard {
  readonly size: number;
  readonly pieces: readonly ResultPiece[];
  readonly words: string;
}

/** One large board as markup of SVG, with colours of its own. */
export interface ResultDrawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

export interface Result {
  readonly title: string;
  readonly headline: string;
  readonly rows: readonly ResultRow[];
  readonly boards?: readonly ResultBoard[];
  readonly drawing?: ResultDrawing;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
/** By seat. */
export const SEATS = ['#f0b92e', '#2c8f88', '#7d57a6', '#f7f1e6', '#cc5a41', '#3f7fbd', '#6d8f3c'];
const INK = '#33291f';
const SOFT = '#665847';

export function drawResult({ title, headline, rows, boards = [], drawing }: Result): string {
  const right = boards.length > 0 ? BESIDE_BOARDS : drawing === undefined ? WIDTH - 80 : 700;
  const step = Math.min(64, 380 / Math.max(1, rows.length));
  const list = rows.map((row, index) => drawRow(row, 230 + index * step, right)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf6ec"/><rect x="20" y="20" width="${WIDTH - 40}" height="${HEIGHT - 40}" rx="24" fill="#fffdf8" stroke="#d8cbb4" stroke-width="3"/>
<text x="60" y="90" font-family="Georgia, serif" font-size="30" fill="${SOFT}">${escaped(title)}</text>
<text x="60" y="155" font-family="Georgia, serif" font-size="${sizeOf(headline, drawing === undefined ? HEADLINE : HEADLINE_BESIDE)}" font-weight="700" fill="${INK}">${escaped(headline)}</text>
${list}${drawBoards(boards)}${drawing === undefined ? '' : drawLarge(drawing)}
<text x="60" y="${HEIGHT - 45}" font-family="Georgia, serif" font-size="26" fill="${SOFT}">Tabletown</text></svg>`;
}

/** Pixels that a headline may be wide: it stands above boards, but beside a large drawing. */
const HEADLINE = 1080;
const HEADLINE_BESIDE = 660;

/** Letters are about half as wide as they are high. */
function sizeOf(words: string, most: number): number {
  return Math.max(26, Math.min(52, Math.floor(most / (0.54 * Math.max(1, words.length)))));
}

function drawLarge({ width, height, markup }: ResultDrawing): string {
  const high = HEIGHT - 80;
  const wide = (width / height) * high;
  return `<svg x="${WIDTH - 40 - wide}" y="40" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

function drawRow({ rank, who, name, points }: ResultRow, y: number, right: number): string {
  const text = `font-family="Verdana, sans-serif" font-size="30" fill="${INK}"`;
  const short = name.slice(0, 24);
  const size = Math.max(14, Math.min(30, Math.floor((right - 225) / (0.6 * Math.max(1, short.length)))));
  return `<text x="60" y="${y}" ${text}>${rank}.</text>
<g transform="translate(112 ${y - 27}) scale(0.32)"><path d="${shapeOf(who)}" fill="${SEATS[who % SEATS.length]}" stroke="${INK}" stroke-width="8"/></g>
<text x="160" y="${y}" ${text.replace('"30"', `"${size}"`)} ${rank === 1 ? 'font-weight="700"' : ''}>${escaped(short)}</text>
<text x="${right}" y="${y}" text-anchor="end" ${text} font-weight="700">${escaped(trueMinus(points))}</text>`;
}

/** Where the ranking ends that stands beside boards, and what of the picture is theirs. */
const BESIDE_BOARDS = 420;
const AREA = { x: 470, y: 190, width: 670, height: 400 };
/** Between boards, and below one for its words. */
const GAP = 16;
const WORDS = 44;

/** As large as they can be, in the middle of their part of the picture. */
function drawBoards(boards: readonly ResultBoard[]): string {
  const ways = boards.map((_, index) => index + 1).map((columns) => {
    const rows = Math.ceil(boards.length / columns);
    return { columns, rows, side: Math.floor(Math.min((AREA.width + GAP) / columns - GAP, AREA.height / rows - WORDS)) };
  });
  const best = ways.toSorted((one, other) => other.side - one.side)[0];
  if (best === undefined) return '';
  const { columns, rows, side } = best;
  const left = AREA.x + (AREA.width - columns * (side + GAP) + GAP) / 2;
  const top = AREA.y + (AREA.height - rows * (side + WORDS)) / 2;
  return boards
    .map(({ size, pieces, words }, index) => {
      const [x, y] = [left + (index % columns) * (side + GAP), top + Math.floor(index / columns) * (side + WORDS)];
      const cell = side / size;
      const squares = pieces
        .map(({ column, row, across, down, picture }) => `<image href="${escaped(picture)}" x="${(x + column * cell).toFixed(1)}" y="${(y + row * cell).toFixed(1)}" width="${(across * cell).toFixed(1)}" height="${(down * cell).toFixed(1)}"/>`)
        .join('');
      const letters = Math.max(12, Math.min(22, Math.floor(side / (0.5 * Math.max(1, words.length)))));
      return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="8" fill="#f1e8d8"/>${squares}<text x="${x + side / 2}" y="${y + side + 28}" text-anchor="middle" font-family="Georgia, serif" font-size="${letters}" fill="${INK}">${escaped(words)}</text>`;
    })
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As a PNG. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : done(blob)), 'image/png');
  });
}

/** By the device's own menu where it takes pictures, else as a file. Says whether it was saved. */
export async function shareResult(result: Result, url: string): Promise<boolean> {
  const blob = await painted(drawResult(result));
  const file = new File([blob], 'tabletown.png', { type: 'image/png' });
  const wish = { files: [file], title: result.headline, text: `${result.headline} ${url}` };
  const menu = matchMedia('(pointer: coarse)').matches && (navigator as Partial<Navigator>).canShare?.(wish) === true;
  if (menu) {
    await navigator.share(wish).catch(() => undefined);
    return false;
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
