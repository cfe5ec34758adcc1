import { random } from './random.ts';

/** [x, y] in the unit of the drawing at hand: millimetres for vehicles, pixels for the sheet. */
export type Point = readonly [x: number, y: number];

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A coordinate with one decimal at most. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

const written = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;

/** One element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${written(value)}"`;
  }
  return content ? `${text}>${content}</${name}>` : `${text}/>`;
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const circle = (x: number, y: number, r: number, attributes: Attributes): string =>
  element('circle', { cx: num(x), cy: num(y), r: num(r), ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x: num(x), y: num(y), width: num(width), height: num(height), ...attributes });

export const group = (attributes: Attributes, ...content: string[]): string =>
  element('g', attributes, content.join('') || ' ');

/** Paint attributes of a line without a fill. */
export const line = (stroke: string, width: number | string, opacity?: number): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  opacity,
});

/** Paint attributes of a plain area. */
export const area = (fill: string, opacity?: number): Attributes => ({ fill, opacity });

/** Content shown only inside the given paths. The id must be unique in its drawing. */
export function clipped(id: string, paths: readonly string[], ...content: string[]): string {
  const clip = element('clipPath', { id }, paths.map((d) => path(d, {})).join(''));
  return clip + group({ 'clip-path': `url(#${id})` }, ...content);
}

/** The same content on both sides of the centre line x = 0. */
export const mirrored = (content: string): string => content + group({ transform: 'scale(-1 1)' }, content);

/** Every number in a path of the profile tables (whole millimetres), in order. */
export const numbersIn = (d: string): number[] => (d.match(/-?\d+/g) ?? []).map(Number);

/** Where a path of the profile tables begins. */
export function startOf(d: string): Point {
  const [x = 0, y = 0] = numbersIn(d);
  return [x, y];
}

/** Where a path of the profile tables ends (its last written point). */
export function endOf(d: string): Point {
  const [y = 0, x = 0] = numbersIn(d).toReversed();
  return [x, y];
}

/**
 * The whole document, 1200 × 900. Ids get a suffix made from the key, so that many drawings may be
 * inlined in one page: two documents share ids only when they are the same drawing.
 */
export function svgDocument(content: string, key: string): string {
  const suffix = Math.floor(random(key).next() * 2 ** 31).toString(36);
  const unique = content
    .replace(/ id="(\w+)"/g, ` id="$1-${suffix}"`)
    .replace(/url\(#(\w+)\)/g, `url(#$1-${suffix})`)
    .replace(/ href="#(\w+)"/g, ` href="#$1-${suffix}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${unique}</svg>`;
}

/** "x y" at a distance and an angle (radians) from a centre. */
export const polarPoint = (x: number, y: number, radius: number, angle: number): string =>
  `${num(x + radius * Math.cos(angle))} ${num(y + radius * Math.sin(angle))}`;
