import type { Point } from '../../core/svg.ts';

/** A path as polylines; closed ones end where they began. */
export type Polyline = { points: Point[]; closed: boolean };

/** Maximum length of a straight piece, mm; longer curves and lines are cut. */
const PIECE = 70;
const MAX_PIECES = 28;
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

const countPieces = (length: number, min: number): number =>
  Math.min(MAX_PIECES, Math.max(min, Math.ceil(length / PIECE)));

const listFractions = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 1) / count);

type Cursor = { at: Point; start: Point; line: Polyline | null };

const interpolate = (a: number, b: number, t: number) => a + (b - a) * t;

function findBezierPoint(points: readonly Point[], t: number): Point {
  let level = [...points];
  while (level.length > 1) {
    level = level.slice(1).map((point, i) => {
      const before = level[i] ?? point;
      return [interpolate(before[0], point[0], t), interpolate(before[1], point[1], t)];
    });
  }
  return level[0] ?? [0, 0];
}

/** Lists points of a circular arc (rx = ry, as everywhere in this package), by centre parametrisation. */
function listArcPoints(from: Point, to: Point, radius: number, large: boolean, sweep: boolean): Point[] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return [to];
  const r = Math.max(radius, chord / 2);
  const rise = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) * (large === sweep ? -1 : 1);
  const cx = (from[0] + to[0]) / 2 - (dy / chord) * rise;
  const cy = (from[1] + to[1]) / 2 + (dx / chord) * rise;
  const first = Math.atan2(from[1] - cy, from[0] - cx);
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - first;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(2, Math.ceil(Math.abs(turn) * 5));
  return Array.from({ length: count }, (_, i) => {
    const angle = first + (turn * (i + 1)) / count;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

function measureLength(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => {
    const before = points[i] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
}

function listLinePoints(at: Point, to: Point): Point[] {
  return listFractions(countPieces(measureLength([at, to]), 1)).map((t) => [
    interpolate(at[0], to[0], t),
    interpolate(at[1], to[1], t),
  ]);
}

function listCurvePoints(command: string, v: readonly number[], at: Point, to: Point): Point[] {
  if (command === 'A') return listArcPoints(at, to, v[0] ?? 0, v[3] === 1, v[4] === 1);
  const inner: Point[] = [];
  for (let i = 0; i + 2 < v.length; i += 2) inner.push([v[i] ?? 0, v[i + 1] ?? 0]);
  const polygon = [at, ...inner, to];
  return listFractions(countPieces(measureLength(polygon), 4)).map((t) => findBezierPoint(polygon, t));
}

function toAbsolute(command: string, values: number[], [x, y]: Point): number[] {
  if (command === 'h') return values.map((v) => v + x);
  if (command === 'v') return values.map((v) => v + y);
  if (command === 'a') return values.map((v, i) => (i === 5 ? v + x : i === 6 ? v + y : v));
  return values.map((v, i) => v + (i % 2 ? y : x));
}

function findTarget(command: string, v: readonly number[], at: Point): Point {
  if (command === 'H') return [v[0] ?? 0, at[1]];
  if (command === 'V') return [at[0], v[0] ?? 0];
  return [v.at(-2) ?? 0, v.at(-1) ?? 0];
}

function runCommand(cursor: Cursor, command: string, values: readonly number[], out: Polyline[]): void {
  if (command === 'Z') {
    // The closing line is cut like the others, so that it can be bent.
    cursor.line?.points.push(...listLinePoints(cursor.at, cursor.start));
    if (cursor.line) cursor.line.closed = true;
    cursor.at = cursor.start;
    cursor.line = null;
    return;
  }
  const to = findTarget(command, values, cursor.at);
  if (command === 'M') {
    cursor.start = to;
    cursor.line = { points: [to], closed: false };
    out.push(cursor.line);
  } else {
    if (!cursor.line) {
      cursor.line = { points: [cursor.at], closed: false };
      out.push(cursor.line);
    }
    const straight = command === 'L' || command === 'H' || command === 'V';
    const points = straight ? listLinePoints(cursor.at, to) : listCurvePoints(command, values, cursor.at, to);
    cursor.line.points.push(...points);
  }
  cursor.at = to;
}

/** Converts a path to polylines fine enough to be bent over a curved surface. */
export function flatten(d: string): Polyline[] {
  const out: Polyline[] = [];
  const cursor: Cursor = { at: [0, 0], start: [0, 0], line: null };
  for (const [, letter = '', args = ''] of d.matchAll(/([MLHVCQAZmlhvcqaz])([^MLHVCQAZmlhvcqaz]*)/g)) {
    const command = letter.toUpperCase();
    const numbers = (args.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const arity = ARITY[command] ?? 0;
    // One letter may be followed by several sets of arguments; Z has none.
    const rounds = arity ? Math.max(1, Math.ceil(numbers.length / arity)) : 1;
    for (let round = 0; round < rounds; round++) {
      const raw = numbers.slice(round * arity, (round + 1) * arity);
      const values = letter === command ? raw : toAbsolute(letter, raw, cursor.at);
      runCommand(cursor, command === 'M' && round > 0 ? 'L' : command, values, out);
    }
  }
  return out;
}
