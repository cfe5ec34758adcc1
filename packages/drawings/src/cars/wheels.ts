import { INK } from '../core/palette.ts';
import { circle, group, line, formatNumber, path } from '../core/svg.ts';

export type RimStyle = 'five' | 'ten' | 'twin' | 'multi' | 'turbine' | 'y' | 'cap' | 'steel';

export type WheelOptions = {
  style: RimStyle;
  /** Radius of the rim as a fraction of the wheel's. */
  ratio: number;
  /** Millimetres per pixel; line weights are given in pixels. */
  pixel: number;
  dark?: boolean;
};

/** Formats "x y" of the point at a distance and an angle (radians) from the hub. */
export const formatPolar = (radius: number, angle: number): string =>
  `${formatNumber(radius * Math.cos(angle))} ${formatNumber(radius * Math.sin(angle))}`;

/** Repeats a shape around the hub. */
export function repeatSpokes(count: number, shape: (angle: number) => string, from = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) d += shape(from + (i * 2 * Math.PI) / count);
  return d;
}

/** Traces a small circle as a closed path, for rows of holes and nuts. */
function traceDot(radius: number, angle: number, size: number): string {
  const x = radius * Math.cos(angle);
  const y = radius * Math.sin(angle);
  const half = `a${formatNumber(size)} ${formatNumber(size)} 0 1 0`;
  return `M${formatNumber(x - size)} ${formatNumber(y)}${half} ${formatNumber(2 * size)} 0${half} ${formatNumber(-2 * size)} 0`;
}

const TOP = Math.PI / 2;

/** Traces the metal of an alloy rim of radius r; null for rims without spokes. */
function traceRim(style: RimStyle, r: number): string | null {
  const hub = r * 0.2;
  const edge = r * 0.93;
  const round = `A${formatNumber(edge)} ${formatNumber(edge)} 0 0 1`;
  switch (style) {
    case 'five':
      return repeatSpokes(
        5,
        (a) =>
          `M${formatPolar(hub, a - 0.75)}Q${formatPolar(r * 0.5, a - 0.16)} ${formatPolar(edge, a - 0.2)}${round} ${formatPolar(edge, a + 0.2)}` +
          `Q${formatPolar(r * 0.5, a + 0.16)} ${formatPolar(hub, a + 0.75)}Z`,
        TOP,
      );
    case 'ten':
      return repeatSpokes(10, (a) => traceStraightSpoke(a, hub, edge, 0.34, 0.085), TOP);
    case 'twin':
      return repeatSpokes(
        5,
        (a) =>
          [-0.2, 0.2]
            .map(
              (b) =>
                `M${formatPolar(hub, a + b * 2 - 0.28)}L${formatPolar(edge, a + b - 0.075)}${round} ${formatPolar(edge, a + b + 0.075)}` +
                `L${formatPolar(hub, a + b * 2 + 0.28)}Z`,
            )
            .join(''),
        TOP,
      );
    case 'multi':
      return repeatSpokes(16, (a) => traceStraightSpoke(a, hub, edge, 0.2, 0.045));
    case 'turbine':
      return repeatSpokes(
        7,
        (a) =>
          `M${formatPolar(hub, a - 0.45)}Q${formatPolar(r * 0.6, a + 0.02)} ${formatPolar(edge, a + 0.2)}${round} ${formatPolar(edge, a + 0.5)}` +
          `Q${formatPolar(r * 0.6, a + 0.42)} ${formatPolar(hub, a + 0.4)}Z`,
      );
    case 'y':
      return repeatSpokes(
        6,
        (a) =>
          `M${formatPolar(hub, a - 0.42)}L${formatPolar(r * 0.52, a - 0.1)}L${formatPolar(edge, a - 0.34)}${round} ${formatPolar(edge, a - 0.2)}` +
          `L${formatPolar(r * 0.62, a)}L${formatPolar(edge, a + 0.2)}${round} ${formatPolar(edge, a + 0.34)}` +
          `L${formatPolar(r * 0.52, a + 0.1)}L${formatPolar(hub, a + 0.42)}Z`,
        TOP,
      );
    default:
      return null;
  }
}

function traceStraightSpoke(angle: number, hub: number, edge: number, atHub: number, atEdge: number): string {
  return (
    `M${formatPolar(hub, angle - atHub)}L${formatPolar(edge, angle - atEdge)}` +
    `A${formatNumber(edge)} ${formatNumber(edge)} 0 0 1 ${formatPolar(edge, angle + atEdge)}L${formatPolar(hub, angle + atHub)}Z`
  );
}

type Pixels = (weight: number) => string;

function drawHubCap(r: number, metal: string, px: Pixels): string {
  const slot = (a: number) =>
    `M${formatPolar(r * 0.5, a - 0.16)}L${formatPolar(r * 0.82, a - 0.3)}A${formatNumber(r * 0.82)} ${formatNumber(r * 0.82)} 0 0 1 ` +
    `${formatPolar(r * 0.82, a + 0.06)}L${formatPolar(r * 0.5, a + 0.14)}Z`;
  return (
    circle(0, 0, r, { fill: metal, stroke: INK, 'stroke-width': px(1.2) }) +
    circle(0, 0, r * 0.9, line('#8D9298', px(1))) +
    path(repeatSpokes(7, slot), { fill: '#3A3D43', stroke: INK, 'stroke-width': px(0.8) }) +
    circle(0, 0, r * 0.24, { fill: '#C3C7CB', stroke: '#6E737A', 'stroke-width': px(1) })
  );
}

function drawSteelRim(r: number, px: Pixels): string {
  return (
    circle(0, 0, r, { fill: '#B9BDC2', stroke: INK, 'stroke-width': px(1.2) }) +
    circle(0, 0, r * 0.84, { fill: '#D5D8DB', stroke: '#7D8289', 'stroke-width': px(1) }) +
    path(
      repeatSpokes(8, (a) => traceDot(r * 0.62, a, r * 0.115)),
      { fill: '#34373C' },
    ) +
    circle(0, 0, r * 0.36, { fill: '#A7ACB2', stroke: '#4C5057', 'stroke-width': px(1) }) +
    circle(0, 0, r * 0.18, { fill: '#6E737A' })
  );
}

function drawAlloyRim(d: string, r: number, metal: string, dark: boolean, px: Pixels): string {
  return (
    circle(0, 0, r, { fill: '#3B3E44' }) +
    circle(0, 0, r * 0.62, { fill: '#70757B', stroke: '#2A2C30', 'stroke-width': px(1) }) +
    circle(0, 0, r * 0.34, { fill: '#55595F' }) +
    path(d, { fill: metal, stroke: INK, 'stroke-width': px(0.9), 'stroke-linejoin': 'round' }) +
    circle(0, 0, r * 0.955, line(metal, formatNumber(r * 0.085))) +
    circle(0, 0, r, line(INK, px(1.1))) +
    circle(0, 0, r * 0.91, line(dark ? '#2A2C30' : '#6E737A', px(0.7))) +
    circle(0, 0, r * 0.245, { fill: metal }) +
    circle(0, 0, r * 0.15, { fill: dark ? '#2E3137' : '#AEB3B8', stroke: INK, 'stroke-width': px(0.8) }) +
    path(
      repeatSpokes(5, (a) => traceDot(r * 0.2, a + 0.6, r * 0.022)),
      { fill: INK, opacity: 0.6 },
    )
  );
}

/** Draws the rim alone, centred on the origin, with this outer radius, mm. */
export function drawRim(r: number, { style, pixel, dark = false }: WheelOptions): string {
  const px: Pixels = (weight) => formatNumber(weight * pixel);
  const metal = dark ? '#4A4E55' : '#DADDE0';
  const alloy = traceRim(style, r);
  if (alloy) return drawAlloyRim(alloy, r, metal, dark, px);
  return style === 'cap' ? drawHubCap(r, metal, px) : drawSteelRim(r, px);
}

/** Draws a wheel with its tyre from the side. Centre and radius are in mm. */
export function drawWheel(x: number, y: number, radius: number, options: WheelOptions): string {
  const px: Pixels = (weight) => formatNumber(weight * options.pixel);
  const r = radius * options.ratio;
  return group(
    { transform: `translate(${formatNumber(x)} ${formatNumber(y)})` },
    circle(0, 0, radius, { fill: '#26282D', stroke: INK, 'stroke-width': px(2.4) }),
    circle(0, 0, radius * 0.93, line('#4B4E55', px(1))),
    circle(0, 0, r + radius * 0.035, { fill: '#17181B' }),
    drawRim(r, options),
  );
}
