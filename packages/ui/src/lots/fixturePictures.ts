/**
 * Small drawings for stories. The `#` at the end turns the size suffix that is appended to picture addresses into a
 * fragment, so that it does not corrupt the drawing.
 */
const encodeUri = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${svg}</svg>`,
  )}#`;

const BODY =
  'M160 212C70 214 36 256 24 340C4 440 2 540 20 620C42 722 120 782 240 834C490 936 800 1004 1070 1044C1330 1192 1560 1338 1780 1424C2000 1490 2250 1503 2500 1500C2900 1494 3300 1472 3580 1428L3716 1398C3820 1250 3900 1140 3938 1030C3960 960 3986 930 3994 880C4010 800 4042 700 4046 600C4050 490 4040 380 4006 304C3988 262 3940 236 3860 232L3680 216A346 346 0 1 1 3019 210L1120 210A346 346 0 1 1 459 210Z';
const GLASS =
  'M1290 1062C1500 1192 1690 1310 1890 1384C2060 1440 2400 1446 2650 1438C2950 1428 3190 1398 3380 1346C3450 1324 3470 1290 3440 1240C3410 1184 3370 1156 3300 1146C2700 1108 1900 1082 1290 1062Z';

const drawWheel = (x: number): string =>
  `<circle cx="${x}" cy="316" r="316" fill="black"/><circle cx="${x}" cy="316" r="190" fill="silver"/><circle cx="${x}" cy="316" r="60" fill="dimgray"/>`;

/** A hatchback from the side in a CSS colour; `turned` for the second picture. */
export const drawCar = (color: string, turned = false): string =>
  encodeUri(
    `<rect width="1200" height="900" fill="whitesmoke"/><path d="M0 300H1200M0 600H1200M300 0V900M600 0V900M900 0V900" stroke="gainsboro"/>` +
      `<path d="M60 630H1140" stroke="black"/><g transform="translate(${turned ? 1085 : 115} 630) scale(${turned ? '-' : ''}.24 -.24)">` +
      `<path d="M448 214H3692V644H448Z" fill="black"/><path d="${BODY}" fill="${color}" stroke="black" stroke-width="9"/>` +
      `<path d="${GLASS}" fill="slategray" stroke="black" stroke-width="9"/><path d="M2290 1070V1440M1680 300V1070M2780 330V1100" stroke="black" stroke-width="9" fill="none"/>` +
      `${drawWheel(790)}${drawWheel(3350)}</g>`,
  );

const drawCell = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="black" stroke-width="2"/>`;

/** An auction sheet with its grade. */
export const drawSheet = (grade: string): string =>
  encodeUri(
    `<rect width="1200" height="900" fill="white"/>${drawCell(40, 40, 840, 80)}${drawCell(40, 120, 840, 80)}${drawCell(40, 200, 840, 80)}` +
      `${drawCell(900, 40, 260, 240)}${drawCell(40, 310, 480, 550)}${drawCell(540, 310, 620, 550)}` +
      `<circle cx="1030" cy="160" r="84" fill="none" stroke="firebrick" stroke-width="7"/>` +
      `<text x="1030" y="190" font-size="84" font-family="sans-serif" text-anchor="middle" fill="firebrick">${grade}</text>` +
      `<g fill="none" stroke="black" stroke-width="4"><path d="M660 520q190-60 380 0v130q-190 60-380 0Z"/><path d="M760 510v150M940 510v150"/></g>` +
      `<g font-size="40" font-family="sans-serif" fill="navy"><text x="70" y="96">LOT 5123</text><text x="330" y="96">PRIUS</text><text x="70" y="176">64 000</text><text x="330" y="176">ZVW51</text></g>` +
      `<g font-size="40" font-family="sans-serif" fill="firebrick"><text x="640" y="500">A1</text><text x="1000" y="700">U1</text></g>`,
  );
