/** A full circle as path data, so that every symbol is a single path. */
function drawCircle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Path data on a 20 × 20 grid, stroked 1.5 wide. The style sheet has an image of each; no script needs them. */
export const symbols = {
  search: `${drawCircle(8.5, 8.5, 5)}m9.2 3.7 4.8 4.8`,
  heart:
    'M10 16.2 3.8 9.9a3.75 3.75 0 0 1 0-5.3 3.75 3.75 0 0 1 5.3 0l.9.9.9-.9a3.75 3.75 0 0 1 5.3 0 3.75 3.75 0 0 1 0 5.3Z',
  compare: 'M10 2.5v15M2.5 6h5M2.5 10h5M2.5 14h5M12.5 6h5M12.5 10h3M12.5 14h4',
  phone: 'M3 3.5h4l1.3 3.7-2 1.5a10 10 0 0 0 5 5l1.5-2 3.7 1.3v4A13.5 13.5 0 0 1 3 3.5Z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h9',
  down: 'm5 7.5 5 5 5-5',
  right: 'm7.5 5 5 5-5 5',
  left: 'm12.5 5-5 5 5 5',
  x: 'm5 5 10 10M15 5 5 15',
  info: `${drawCircle(10, 10, 7)}M10 9v5M10 6v1.5`,
  check: 'm4 10.5 4 4 8-9',
  clock: `${drawCircle(10, 10, 7)}M10 6v4.2l3 1.8`,
  warn: 'M10 3 17.5 16.5h-15ZM10 8v4M10 13.2v1.5',
  calendar: 'M3 5h14v12H3ZM3 9h14M7 3v4M13 3v4',
  share: 'M7 6.5 10 3.5l3 3M10 3.5V12M5 9.5H3.5v7h13v-7H15',
  chat: 'M3 4h14v9.5H9.5L6 16.5v-3H3Z',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6Z',
  filter: 'M3 6h7M14 6h3M3 14h3M10 14h7M10 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  zoom: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  enlarge: `${drawCircle(8.5, 8.5, 5)}m9.2 3.7 4.8 4.8M8.5 6.25v4.5M6.25 8.5h4.5`,
  reduce: `${drawCircle(8.5, 8.5, 5)}m9.2 3.7 4.8 4.8M6.25 8.5h4.5`,
  gauge: 'M3 15a7.5 7.5 0 1 1 14 0M10 13l3.5-5',
  hourglass: 'M5 3h10M5 17h10M6.5 3c0 4 7 5 7 7s-7 3-7 7M13.5 3c0 4-7 5-7 7s7 3 7 7',
  nophoto: 'M3 5h14v11H3ZM3 16 17 5M10 8a2.7 2.7 0 1 1-1 5.2',
  contrast: 'M10 3.5a6.5 6.5 0 1 0 0 13ZM10 3.5a6.5 6.5 0 0 1 0 13',
} as const;

export type IconName = keyof typeof symbols;
