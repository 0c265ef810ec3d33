// The map of a finished game as a picture to send: whose every route is.
import { SEATS, type ResultDrawing } from '../../table/result_picture.ts';
import { curveOf, pathOf } from './geometry.ts';
import { BROOKLYN, HEIGHT, ISLAND, PARK, SPOTS, WIDTH } from './map.ts';
import type { BoardPicture, ClaimedPicture, RoutePicture } from './types.ts';

const INK = '#33291f';

export function drawingOf({ routes, places }: BoardPicture, { owners }: ClaimedPicture): ResultDrawing {
  const free = routes.filter(({ code }) => owners[code] === undefined).map((route) => line(route, '#c9bda7', 5));
  const taken = routes.map((route) => (owners[route.code] === undefined ? '' : line(route, INK, 21) + line(route, SEATS[(owners[route.code] ?? 0) % SEATS.length] ?? '', 14)));
  const stops = places.map(({ code }) => `<circle cx="${SPOTS[code].x}" cy="${SPOTS[code].y}" r="15" fill="#fffdf8" stroke="${INK}" stroke-width="5"/>`);
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#cfe0e4"/><path d="${ISLAND}" fill="#f1e8d8"/><path d="${BROOKLYN}" fill="#f1e8d8"/><path d="${PARK}" fill="#cfe0b4"/>`;
  return { width: WIDTH, height: HEIGHT, markup: [ground, ...free, ...taken, ...stops].join('') };
}

function line({ code, ends, twin }: RoutePicture, colour: string, wide: number): string {
  const side = twin === null ? 0 : code < twin ? -1 : 1;
  return `<path d="${pathOf(curveOf(code, ends, side))}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`;
}
