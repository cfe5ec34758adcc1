import { createRandom } from './random.ts';

/** [x, y] in the unit of the drawing: millimetres for vehicles, pixels for the sheet. */
export type Point = readonly [x: number, y: number];

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a coordinate with one decimal at most. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

const formatValue = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;

/** Writes an element. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${formatValue(value)}"`;
  }
  return content ? `${text}>${content}</${name}>` : `${text}/>`;
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const circle = (x: number, y: number, r: number, attributes: Attributes): string =>
  element('circle', { cx: formatNumber(x), cy: formatNumber(y), r: formatNumber(r), ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', {
    x: formatNumber(x),
    y: formatNumber(y),
    width: formatNumber(width),
    height: formatNumber(height),
    ...attributes,
  });

export const group = (attributes: Attributes, ...content: string[]): string =>
  element('g', attributes, content.join('') || ' ');

/** Returns the paint attributes of a line without a fill. */
export const line = (stroke: string, width: number | string, opacity?: number): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  opacity,
});

/** Returns the paint attributes of an area without a contour. */
export const area = (fill: string, opacity?: number): Attributes => ({ fill, opacity });

/** Shows content only inside the given paths. The id must be unique in its drawing. */
export function clip(id: string, paths: readonly string[], ...content: string[]): string {
  const clipPath = element('clipPath', { id }, paths.map((d) => path(d, {})).join(''));
  return clipPath + group({ 'clip-path': `url(#${id})` }, ...content);
}

/** Repeats content on the other side of the centre line x = 0. */
export const mirror = (content: string): string => content + group({ transform: 'scale(-1 1)' }, content);

/** Lists the numbers in a path of the profile tables (whole millimetres), in order. */
export const listNumbers = (d: string): number[] => (d.match(/-?\d+/g) ?? []).map(Number);

/** Reads the first point of a path of the profile tables. */
export function readStart(d: string): Point {
  const [x = 0, y = 0] = listNumbers(d);
  return [x, y];
}

/** Reads the last two numbers of a path of the profile tables as a point. */
export function readEnd(d: string): Point {
  const [y = 0, x = 0] = listNumbers(d).toReversed();
  return [x, y];
}

/**
 * Makes the whole document, 1200 × 900. Ids get a suffix made from the key, so that many drawings may be
 * inlined in one page: two documents share ids only when they are the same drawing.
 */
export function makeSvgDocument(content: string, key: string): string {
  const suffix = Math.floor(createRandom(key).next() * 2 ** 31).toString(36);
  const unique = content
    .replace(/ id="(\w+)"/g, ` id="$1-${suffix}"`)
    .replace(/url\(#(\w+)\)/g, `url(#$1-${suffix})`)
    .replace(/ href="#(\w+)"/g, ` href="#$1-${suffix}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${unique}</svg>`;
}

/** Formats "x y" of the point at a distance and an angle (radians) from a centre. */
export const formatPolarPoint = (x: number, y: number, radius: number, angle: number): string =>
  `${formatNumber(x + radius * Math.cos(angle))} ${formatNumber(y + radius * Math.sin(angle))}`;
