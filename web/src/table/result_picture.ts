// The result of a game as a picture to send: drawn as SVG with colours of its own, and turned into a PNG by the page itself.
import { shapeOf } from '../art/shapes.ts';

export interface ResultRow {
  readonly rank: number;
  readonly who: number;
  readonly name: string;
  readonly points: string;
}

/** A board as letters and colours, or whatever else a game wants to show: squares of one colour, each with a letter. */
export interface ResultPiece {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
  readonly colour: string;
}

export interface ResultBoard {
  readonly size: number;
  readonly pieces: readonly ResultPiece[];
  readonly words: string;
}

export interface Result {
  readonly title: string;
  readonly headline: string;
  readonly rows: readonly ResultRow[];
  readonly boards?: readonly ResultBoard[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const SEATS = ['#f0b92e', '#2c8f88', '#7d57a6', '#f7f1e6', '#cc5a41', '#3f7fbd', '#6d8f3c'];
const INK = '#33291f';
const SOFT = '#665847';

export function drawResult({ title, headline, rows, boards = [] }: Result): string {
  const narrow = boards.length > 0;
  const step = Math.min(64, 380 / Math.max(1, rows.length));
  const list = rows.map((row, index) => drawRow(row, 230 + index * step, narrow ? 560 : WIDTH - 80)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf6ec"/><rect x="20" y="20" width="${WIDTH - 40}" height="${HEIGHT - 40}" rx="24" fill="#fffdf8" stroke="#d8cbb4" stroke-width="3"/>
<text x="60" y="90" font-family="Georgia, serif" font-size="30" fill="${SOFT}">${escaped(title)}</text>
<text x="60" y="155" font-family="Georgia, serif" font-size="${headline.length > 40 ? 40 : 52}" font-weight="700" fill="${INK}">${escaped(headline)}</text>
${list}${drawBoards(boards)}
<text x="${WIDTH - 60}" y="${HEIGHT - 45}" text-anchor="end" font-family="Georgia, serif" font-size="26" fill="${SOFT}">Tabletown</text></svg>`;
}

function drawRow({ rank, who, name, points }: ResultRow, y: number, right: number): string {
  const text = `font-family="Verdana, sans-serif" font-size="30" fill="${INK}"`;
  return `<text x="60" y="${y}" ${text}>${rank}.</text>
<g transform="translate(112 ${y - 27}) scale(0.32)"><path d="${shapeOf(who)}" fill="${SEATS[who % SEATS.length]}" stroke="${INK}" stroke-width="8"/></g>
<text x="160" y="${y}" ${text} ${rank === 1 ? 'font-weight="700"' : ''}>${escaped(name.slice(0, 24))}</text>
<text x="${right}" y="${y}" text-anchor="end" ${text} font-weight="700">${escaped(points)}</text>`;
}

function drawBoards(boards: readonly ResultBoard[]): string {
  const columns = boards.length > 4 ? 4 : 2;
  const wide = 520 / columns;
  const side = Math.min(wide - 24, 190, 400 / Math.ceil(boards.length / columns) - 44);
  return boards
    .map(({ size, pieces, words }, index) => {
      const [x, y] = [620 + (index % columns) * wide, 190 + Math.floor(index / columns) * (side + 44)];
      const cell = side / size;
      const squares = pieces
        .map(({ column, row, across, down, colour }) => `<rect x="${(x + column * cell + 1.5).toFixed(1)}" y="${(y + row * cell + 1.5).toFixed(1)}" width="${(across * cell - 3).toFixed(1)}" height="${(down * cell - 3).toFixed(1)}" rx="5" fill="${colour}" stroke="${INK}" stroke-width="1.5"/>`)
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
