/** Icons as strokes on a square of 24, one weight for all. What is `solid` is filled instead. */
interface IconDrawing {
  strokes: string;
  solid?: string;
}

export const ICONS = {
  hand: {
    strokes:
      'M8.5 13V5.8a1.5 1.5 0 0 1 3 0V11M11.5 11V4.5a1.5 1.5 0 0 1 3 0V11M14.5 11V6.2a1.5 1.5 0 0 1 3 0V15c0 4-2 6-5.5 6-3 0-4.6-1.3-5.8-3.7L4.3 13.6c-.8-1.6 1.2-2.9 2.4-1.6L8.5 14',
  },
  'pass-left': { strokes: 'M20 6v5q0 4-4 4H5M9.5 10.5L5 15l4.5 4.5' },
  'pass-right': { strokes: 'M4 6v5q0 4 4 4h11M14.5 10.5L19 15l-4.5 4.5' },
  clock: { strokes: 'M12 3.5a8.5 8.5 0 1 1-.1 0zM12 7.5V12l3.2 2.2' },
  chat: { strokes: 'M4 5.5h16v10.7h-9L6.5 20v-3.8H4zM8 9.3h8M8 12.5h5' },
  undo: { strokes: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10H9.5' },
  eye: { strokes: 'M2.8 12Q7 5.8 12 5.8T21.2 12Q17 18.2 12 18.2T2.8 12zM12 9.2a2.8 2.8 0 1 1-.1 0z' },
  replay: { strokes: 'M5 8.5A8 8 0 1 1 4 12.5M4.5 4v4.8h4.8M10.5 9.2v5.6l4.6-2.8z' },
  download: { strokes: 'M12 3.8v11M7.5 10.5l4.5 4.5 4.5-4.5M4.5 17.5v2.7h15v-2.7' },
  share: { strokes: 'M12 15V4M8 7.8L12 3.8l4 4M7 11.5H5v8.7h14v-8.7h-2' },
  check: { strokes: 'M4.5 12.8l5 5L19.5 6.5' },
  cross: { strokes: 'M6 6l12 12M18 6L6 18' },
  plus: { strokes: 'M12 5v14M5 12h14' },
  minus: { strokes: 'M5 12h14' },
  menu: { strokes: 'M4 6.5h16M4 12h16M4 17.5h16' },
  list: { strokes: 'M9 6.5h11M9 12h11M9 17.5h11', solid: 'M5 5.1a1.4 1.4 0 1 1-.1 0zM5 10.6a1.4 1.4 0 1 1-.1 0zM5 16.1a1.4 1.4 0 1 1-.1 0z' },
  sun: {
    strokes:
      'M12 8a4 4 0 1 1-.1 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  },
  moon: { strokes: 'M19.5 14.5A8.3 8.3 0 0 1 9.5 4.5a8.3 8.3 0 1 0 10 10z' },
  globe: { strokes: 'M12 3.5a8.5 8.5 0 1 1-.1 0zM3.7 12h16.6M12 3.5q4 3.5 4 8.5t-4 8.5q-4-3.5-4-8.5t4-8.5' },
  link: {
    strokes:
      'M10 14a3.8 3.8 0 0 0 5.5.2l3.6-3.6a3.8 3.8 0 0 0-5.4-5.4l-1.4 1.4M14 10a3.8 3.8 0 0 0-5.5-.2l-3.6 3.6a3.8 3.8 0 0 0 5.4 5.4l1.4-1.4',
  },
  bot: {
    strokes: 'M5 9.5h14v10H5zM12 9.5V5.5M2.8 13v3M21.2 13v3M9.5 16.5h5',
    solid: 'M9 12a1.2 1.2 0 1 1-.1 0zM15 12a1.2 1.2 0 1 1-.1 0zM12 3a1.5 1.5 0 1 1-.1 0z',
  },
  person: { strokes: 'M12 4a3.9 3.9 0 1 1-.1 0zM4.5 20.5q.5-6.5 7.5-6.5t7.5 6.5' },
  people: {
    strokes: 'M9 5a3.3 3.3 0 1 1-.1 0zM3 19.5q.3-5.8 6-5.8t6 5.8M15.5 5.3a3.2 3.2 0 0 1 0 6.2M17 13.9q3.8.8 4 5.6',
  },
  warning: { strokes: 'M12 4L2.8 19.8h18.4zM12 10v4.5', solid: 'M12 16a1.2 1.2 0 1 1-.1 0z' },
  info: { strokes: 'M12 3.5a8.5 8.5 0 1 1-.1 0zM12 11v5.5', solid: 'M12 6.8a1.2 1.2 0 1 1-.1 0z' },
  question: {
    strokes: 'M12 3.5a8.5 8.5 0 1 1-.1 0zM9.5 9.8q.2-2.5 2.6-2.5t2.5 2.2q0 1.5-1.5 2.3-1.1.7-1.1 2',
    solid: 'M12 15.6a1.2 1.2 0 1 1-.1 0z',
  },
  lock: { strokes: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5' },
  home: { strokes: 'M3.5 11.5L12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20' },
  star: { strokes: 'M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.1 6-.8z' },
  trophy: {
    strokes: 'M7.5 4h9v6q0 4.5-4.5 4.5T7.5 10zM7.5 5.5H4q0 5 4 5.5M16.5 5.5H20q0 5-4 5.5M12 14.5V18M8 20.3h8M9.5 18h5',
  },
  flag: { strokes: 'M6 21V4q3-1.5 6 0t6.5 0v9q-3.5 1.5-6.5 0t-6 0' },
  ticket: {
    strokes: 'M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.7V17h-17v-3.2a1.9 1.9 0 0 0 0-3.7zM14.5 7.5v2M14.5 11v2M14.5 14.5v2',
  },
  cards: { strokes: 'M9 4.5h10.5V17H9zM6.5 7.5l-2.2.7 3.2 11.5 8-2.2' },
  book: { strokes: 'M12 6.5Q8 4 3.5 5v13.5q4.5-1 8.5 1.5 4-2.5 8.5-1.5V5Q16 4 12 6.5zM12 6.5V20' },
  sound: { strokes: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9q2 3 0 6M18 6.5q4 5.5 0 11' },
  mute: { strokes: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5' },
  play: { strokes: 'M7.5 5v14l11-7z' },
  pause: { strokes: 'M8.5 5.5v13M15.5 5.5v13' },
  back: { strokes: 'M20 12H5M11 6l-6 6 6 6' },
  forward: { strokes: 'M4 12h15M13 6l6 6-6 6' },
  up: { strokes: 'M5.5 15L12 8.5 18.5 15' },
  down: { strokes: 'M5.5 9L12 15.5 18.5 9' },
  zoom: { strokes: 'M10.5 4a6.5 6.5 0 1 1-.1 0zM15.3 15.3L20.5 20.5M7.5 10.5h6M10.5 7.5v6' },
  print: { strokes: 'M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 13.5h10v7H7z' },
  wifi: { strokes: 'M3 9.5q9-8 18 0M6.2 13q5.8-5 11.6 0', solid: 'M12 15.5a1.7 1.7 0 1 1-.1 0z' },
  dice: {
    strokes: 'M5 5h14v14H5z',
    solid:
      'M9 7.8a1.3 1.3 0 1 1-.1 0zM15 7.8a1.3 1.3 0 1 1-.1 0zM12 10.8a1.3 1.3 0 1 1-.1 0zM9 13.8a1.3 1.3 0 1 1-.1 0zM15 13.8a1.3 1.3 0 1 1-.1 0z',
  },
} satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof ICONS;

export function drawingOf(name: IconName): IconDrawing {
  return ICONS[name];
}
