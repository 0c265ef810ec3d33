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
  const right = boards.length > 0 ? 560 : drawing === undefined ? WIDTH - 80 : 700;
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
  return `<text x="60" y="${y}" ${text}>${rank}.</text>
<g transform="translate(112 ${y - 27}) scale(0.32)"><path d="${shapeOf(who)}" fill="${SEATS[who % SEATS.length]}" stroke="${INK}" stroke-width="8"/></g>
<text x="160" y="${y}" ${text} ${rank === 1 ? 'font-weight="700"' : ''}>${escaped(name.slice(0, 24))}</text>
<text x="${right}" y="${y}" text-anchor="end" ${text} font-weight="700">${escaped(trueMinus(points))}</text>`;
}

function drawBoards(boards: readonly ResultBoard[]): string {
  const columns = boards.length > 4 ? 4 : boards.length === 3 ? 3 : 2;
  const wide = 540 / columns;
  const side = Math.min(wide - 16, 400 / Math.ceil(boards.length / columns) - 44);
  return boards
    .map(({ size, pieces, words }, index) => {
      const [x, y] = [616 + (index % columns) * wide, 190 + Math.floor(index / columns) * (side + 44)];
      const cell = side / size;
      const squares = pieces
        .map(({ column, row, across, down, picture }) => `<image href="${escaped(picture)}" x="${(x + column * cell).toFixed(1)}" y="${(y + row * cell).toFixed(1)}" width="${(across * cell).toFixed(1)}" height="${(down * cell).toFixed(1)}"/>`)
        .join('');
      return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="8" fill="#f1e8d8"/>${squares}<text x="${x + side / 2}" y="${y + side + 28}" text-anchor="middle" font-family="Georgia, serif" font-size="22" fill="${INK}">${escaped(words)}</text>`;
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
