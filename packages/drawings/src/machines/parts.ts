import { INK } from '../core/palette.ts';
import { circle, line, formatNumber, path, formatPolarPoint } from '../core/svg.ts';
import type { Kit } from './kit.ts';
import { CAST, RUBBER, STEEL, STEEL_DARK } from './materials.ts';

const HALF_TURN = Math.PI;

/** Traces rays between two radii around a centre. `twist` turns the inner end of a ray, in radians. */
function traceRays(
  [x, y]: readonly [number, number],
  count: number,
  inner: number,
  outer: number,
  twist: (i: number) => number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * HALF_TURN) / count;
    d += `M${formatPolarPoint(x, y, inner, angle + twist(i))}L${formatPolarPoint(x, y, outer, angle)}`;
  }
  return d;
}

/** Draws a ring of one colour between two contours. */
function drawRing(k: Kit, x: number, y: number, radius: number, thickness: number, color: string): string {
  return (
    circle(x, y, radius, line(INK, formatNumber(thickness))) +
    circle(x, y, radius, line(color, formatNumber(thickness - k.mm(2.4))))
  );
}

export type BikeWheelStyle = 'y' | 'five' | 'three';

export type BikeWheelOptions = {
  /** Wire spokes in a chromed rim instead of a cast wheel. */
  wire?: boolean;
  style?: BikeWheelStyle;
  dark?: boolean;
  /** Radius of the brake disc, mm; none when absent. */
  disc?: number;
  /** The tyre's thickness, mm. */
  tyre?: number;
};

const CAST_SPOKES: Record<BikeWheelStyle, number> = { y: 6, five: 5, three: 3 };

function traceCastSpokes(x: number, y: number, radius: number, style: BikeWheelStyle): string {
  const count = CAST_SPOKES[style];
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = HALF_TURN / 2 + (i * 2 * HALF_TURN) / count;
    const at = (share: number, turn: number) => formatPolarPoint(x, y, radius * share, angle + turn);
    const hub = (turn: number) => formatPolarPoint(x, y, 46, angle + turn);
    d +=
      style === 'y'
        ? `M${hub(-0.3)}L${at(0.55, -0.08)}L${at(1, -0.3)}L${at(1, -0.16)}L${at(0.68, 0.02)}L${at(1, 0.16)}L${at(1, 0.3)}L${at(0.55, 0.1)}L${hub(0.3)}Z`
        : `M${hub(-0.5)}L${at(1, -0.13)}L${at(1, 0.13)}L${hub(0.5)}Z`;
  }
  return d;
}

/** Draws a motorcycle's wheel: tyre, spokes, rim, brake disc. */
export function drawBikeWheel(
  k: Kit,
  x: number,
  y: number,
  radius: number,
  { wire = false, style = 'y', disc, dark = true, tyre = 78 }: BikeWheelOptions,
): string {
  const rim = radius - tyre - 14;
  const metal = dark ? '#3E4249' : '#C9CDD1';
  const tyreArt =
    circle(x, y, radius - tyre / 2, line(INK, formatNumber(tyre + k.mm(3)))) +
    circle(x, y, radius - tyre / 2, line(RUBBER, tyre)) +
    circle(x, y, radius - tyre * 0.42, line('#4B4E55', formatNumber(k.mm(1))));
  const crossed = traceRays([x, y], 36, 34, rim, (i) => (i % 2 ? 1.1 : -1.1));
  const wheel = wire
    ? k.stroke(crossed, 0.9, '#6E737A') + drawRing(k, x, y, rim, 30, '#D5D8DB') + k.disc(x, y, 52, STEEL)
    : k.part(traceCastSpokes(x, y, rim, style), metal, 1.1) +
      drawRing(k, x, y, rim, 36, metal) +
      k.disc(x, y, 56, metal);
  const brake = disc
    ? drawRing(k, x, y, disc, 34, '#C3C7CB') +
      circle(x, y, disc, { ...line('#7D8289', formatNumber(k.mm(3))), 'stroke-dasharray': '6 22' })
    : '';
  return tyreArt + wheel + brake + k.disc(x, y, 26, STEEL);
}

/** Traces a crawler track. */
function traceTrack(x1: number, x2: number, height: number, inset: number): string {
  const r = height / 2;
  const turn = `A${formatNumber(r - inset)} ${formatNumber(r - inset)} 0 0 1`;
  return `M${x1 + r} ${formatNumber(inset)}H${x2 - r}${turn} ${x2 - r} ${formatNumber(height - inset)}H${x1 + r}${turn} ${x1 + r} ${formatNumber(inset)}Z`;
}

/** Draws a crawler track from x1 to x2: idler at the left, sprocket at the right. */
export function drawTrack(k: Kit, x1: number, x2: number, height: number, rollers: number): string {
  const r = height / 2;
  const inset = height * 0.17;
  const belt = traceTrack(x1, x2, height, 0);
  const shoes = path(belt, {
    ...line('#4B4E55', formatNumber(height * 0.1)),
    'stroke-dasharray': `${formatNumber(height * 0.13)} ${formatNumber(height * 0.06)}`,
    'stroke-linecap': 'butt',
    transform: `translate(${formatNumber(((x1 + x2) / 2) * 0.06)} ${formatNumber(height * 0.06)}) scale(.94 .88)`,
  });
  const beam =
    `M${x1 + r * 1.4} ${formatNumber(height * 0.3)}L${x2 - r * 1.4} ${formatNumber(height * 0.3)}` +
    `L${formatNumber(x2 - r * 1.7)} ${formatNumber(height * 0.64)}L${formatNumber(x1 + r * 1.7)} ${formatNumber(height * 0.64)}Z`;
  const wheelRadius = r - inset - height * 0.02;
  return [
    k.part(belt, '#2A2C31', 2.6),
    shoes,
    k.part(traceTrack(x1, x2, height, inset), '#191A1E', 1.4),
    k.part(beam, CAST, 1.4),
    drawTrackRollers(k, x1, x2, height, rollers),
    k.disc(x1 + r, r, wheelRadius * 0.92, '#6E737A'),
    k.disc(x1 + r, r, wheelRadius * 0.5, '#9298A0', 1.2),
    k.disc(x1 + r, r, wheelRadius * 0.16, '#3A3D43', 1),
    drawSprocket(k, x2 - r, r, wheelRadius),
  ].join('');
}

function drawTrackRollers(k: Kit, x1: number, x2: number, height: number, count: number): string {
  const from = x1 + height * 0.875;
  const span = x2 - x1 - height * 1.75;
  const lower = Array.from({ length: count }, (_, i) => {
    const x = from + (span * i) / (count - 1);
    return (
      k.disc(x, height * 0.27, height * 0.115, '#7D8289', 1.2) +
      k.disc(x, height * 0.27, height * 0.04, '#2A2C31', 0)
    );
  });
  const upper = [1, 2].map((i) =>
    k.disc(x1 + ((x2 - x1) * i) / 3, height * 0.76, height * 0.07, '#7D8289', 1.2),
  );
  return [...lower, ...upper].join('');
}

function drawSprocket(k: Kit, x: number, y: number, radius: number): string {
  const teeth = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * HALF_TURN) / 6;
    const tip = `${formatPolarPoint(x, y, radius, angle - 0.12)}L${formatPolarPoint(x, y, radius, angle + 0.12)}`;
    return `${tip}L${formatPolarPoint(x, y, radius * 0.84, angle + 0.26)}`;
  });
  return (
    k.part(`M${teeth.join('L')}Z`, '#6E737A', 1.4) +
    k.disc(x, y, radius * 0.52, '#9298A0', 1.2) +
    k.disc(x, y, radius * 0.2, '#3A3D43', 1)
  );
}

/** Draws a tractor tyre with lugs and a painted rim. */
export function drawLugTyre(k: Kit, x: number, y: number, radius: number, rim: string): string {
  const lugs = Array.from({ length: 40 }, (_, i) => {
    const angle = (i * HALF_TURN) / 20;
    return `M${formatPolarPoint(x, y, radius * 0.82, angle)}L${formatPolarPoint(x, y, radius * 0.985, angle + 0.1)}`;
  }).join('');
  const nuts = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * HALF_TURN) / 5;
    const distance = radius * 0.3;
    return k.disc(
      x + distance * Math.cos(angle),
      y + distance * Math.sin(angle),
      radius * 0.022,
      '#3A3D43',
      0,
    );
  }).join('');
  return [
    k.disc(x, y, radius, RUBBER, 2.6),
    path(lugs, line('#4B4E55', formatNumber(radius * 0.05))),
    k.disc(x, y, radius * 0.76, '#2E3036', 1),
    k.disc(x, y, radius * 0.56, '#17181B', 1),
    k.disc(x, y, radius * 0.52, rim),
    k.disc(x, y, radius * 0.4, 'none', 1),
    k.disc(x, y, radius * 0.2, STEEL, 1.4),
    nuts,
  ].join('');
}

/** Draws a hydraulic ram: a bright rod, a cylinder over its first part, pins at both ends. */
export function drawRam(
  k: Kit,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  diameter: number,
  share = 0.55,
): string {
  const x = formatNumber(x1 + (x2 - x1) * share);
  const y = formatNumber(y1 + (y2 - y1) * share);
  return [
    k.tube(`M${x1} ${y1}L${x2} ${y2}`, diameter * 0.5, '#D9DCDF', 'butt'),
    k.tube(`M${x1} ${y1}L${x} ${y}`, diameter, CAST, 'butt'),
    k.disc(x1, y1, diameter * 0.55, STEEL_DARK, 1.4),
    k.disc(x2, y2, diameter * 0.5, STEEL_DARK, 1.4),
  ].join('');
}
