import { element, formatNumber, type Point } from '../../core/svg.ts';
import { flatten } from './flatten.ts';

/** Maps a point of an elevation to its position on the drawing, px. */
export type Warp = (point: Point) => Point;

type Transform = { sx: number; sy: number; dx: number; dy: number };

const IDENTITY: Transform = { sx: 1, sy: 1, dx: 0, dy: 0 };
const TAG = /<(\/?)(\w+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/g;

type Attrs = Record<string, string>;

const parseAttributes = (text: string): Attrs =>
  Object.fromEntries(
    [...text.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );

/** Parses a transform. Only translate and scale are supported, because the elevations use no others. */
function parseTransform(text: string | undefined, outer: Transform): Transform {
  let { sx, sy, dx, dy } = outer;
  for (const [, name, args = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = args
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') {
      dx += a * sx;
      dy += (b ?? 0) * sy;
    } else {
      sx *= a;
      sy *= b ?? a;
    }
  }
  return { sx, sy, dx, dy };
}

/** Returns the outline of a shape as a path; null for other elements. */
function traceElement(name: string, a: Attrs): string | null {
  const value = (key: string) => Number(a[key] ?? 0);
  if (name === 'path') return a.d ?? '';
  if (name === 'circle' || name === 'ellipse') {
    return traceEllipse(
      value('cx'),
      value('cy'),
      value(name === 'circle' ? 'r' : 'rx'),
      value(name === 'circle' ? 'r' : 'ry'),
    );
  }
  if (name !== 'rect') return null;
  const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
  const r = Math.min(value('rx'), w / 2, h / 2);
  return (
    `M${x + r} ${y}L${x + w - r} ${y}Q${x + w} ${y} ${x + w} ${y + r}L${x + w} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
    `L${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
}

function traceEllipse(cx: number, cy: number, rx: number, ry: number): string {
  const k = 0.5523;
  return (
    `M${cx - rx} ${cy}C${cx - rx} ${cy + ry * k} ${cx - rx * k} ${cy + ry} ${cx} ${cy + ry}` +
    `C${cx + rx * k} ${cy + ry} ${cx + rx} ${cy + ry * k} ${cx + rx} ${cy}` +
    `C${cx + rx} ${cy - ry * k} ${cx + rx * k} ${cy - ry} ${cx} ${cy - ry}` +
    `C${cx - rx * k} ${cy - ry} ${cx - rx} ${cy - ry * k} ${cx - rx} ${cy}Z`
  );
}

function bend(d: string, { sx, sy, dx, dy }: Transform, warp: Warp): string {
  return flatten(d)
    .map(({ points, closed }) => {
      const placed = points.map(([x, y]) =>
        warp([x * sx + dx, y * sy + dy])
          .map(formatNumber)
          .join(' '),
      );
      const distinct = placed.filter((point, i) => point !== placed[i - 1]);
      return `M${distinct.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}

/** Bends a path with a warp. */
export const bendPath = (d: string, warp: Warp): string => bend(d, IDENTITY, warp);

const GEOMETRY = new Set([
  'd',
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'transform',
  'clip-path',
]);

/**
 * Bends a fragment of an elevation (paths, rects, circles, ellipses, groups and clips of this package)
 * over a surface. `weight` turns its line weights (mm) into pixels. Ids get the prefix.
 */
export function warpSvg(fragment: string, warp: Warp, weight: number, prefix: string): string {
  const clips = new Map<string, string[]>();
  const stack: { transform: Transform; clipId?: string }[] = [{ transform: IDENTITY }];
  let out = '';
  let made = 0;
  /** Writes a clip path in the transform of the element that uses it, and returns a reference to it. */
  const placeClip = (reference: string, transform: Transform): string => {
    const id = `${prefix}${made++}`;
    const paths = (clips.get(reference) ?? []).map((d) => element('path', { d: bend(d, transform, warp) }));
    out += element('clipPath', { id }, paths.join(''));
    return `url(#${id})`;
  };
  for (const [, closing, name = '', text = '', empty] of fragment.matchAll(TAG)) {
    const top = stack.at(-1) ?? { transform: IDENTITY };
    if (closing) {
      stack.pop();
      if (name === 'g') out += '</g>';
      continue;
    }
    const a = parseAttributes(text);
    const transform = parseTransform(a.transform, top.transform);
    if (name === 'clipPath') {
      clips.set(a.id ?? '', []);
      stack.push({ transform, clipId: a.id });
      continue;
    }
    const outline = traceElement(name, a);
    if (outline !== null && top.clipId) {
      clips.get(top.clipId)?.push(outline);
      continue;
    }
    const reference = a['clip-path']?.match(/#(\w+)/)?.[1];
    const clip = reference ? placeClip(reference, transform) : undefined;
    const rest = Object.fromEntries(Object.entries(a).filter(([key]) => !GEOMETRY.has(key)));
    const lineWeight = a['stroke-width'] && formatNumber(Number(a['stroke-width']) * weight);
    const attributes = { ...rest, 'stroke-width': lineWeight || undefined, 'clip-path': clip };
    if (outline !== null) out += element('path', { d: bend(outline, transform, warp), ...attributes });
    else if (name === 'g') {
      out += element('g', attributes).replace(/\/>$/, '>');
      if (empty) out += '</g>';
      else stack.push({ transform });
    }
  }
  return out;
}
