import { GLASS, INK, type Paint } from '../core/palette.ts';
import { area, circle, clip, line, formatNumber, path, rect } from '../core/svg.ts';

/**
 * The drawing kit of one machine at one scale. Shapes are in millimetres, line weights in pixels;
 * a weight of 0 leaves the contour out.
 */
export type Kit = {
  paint: Paint;
  /** Converts pixels to millimetres. */
  mm(pixels: number): number;
  /** Millimetres per pixel. The functions that draw wheels need it. */
  pixel: number;
  /** Draws a filled part with an ink contour. */
  part(d: string, fill: string, weight?: number): string;
  /** Draws a thin line; by default in the line colour of the paint. */
  stroke(d: string, weight?: number, color?: string): string;
  /** Draws a round bar with its contour; `thickness` in millimetres. */
  tube(d: string, thickness: number, color: string, cap?: 'round' | 'butt'): string;
  /** Draws a highlight or stripe; `thickness` in millimetres. */
  streak(d: string, thickness: number, color: string): string;
  /** Draws a painted panel: base, light upper edge, an optional shaded region, contour. */
  painted(d: string, shade?: string, weight?: number): string;
  /** Draws a pane with an optional reflection. */
  glass(d: string, glare?: string): string;
  disc(x: number, y: number, radius: number, fill: string, weight?: number): string;
  block(
    x: number,
    y: number,
    width: number,
    height: number,
    rx: number,
    fill: string,
    weight?: number,
  ): string;
};

/** Creates the kit for a paint. `mm` converts pixels to millimetres. */
export function createKit(paint: Paint, mm: (pixels: number) => number): Kit {
  const px = (weight: number) => formatNumber(mm(weight));
  const contour = (weight: number) => (weight ? { stroke: INK, 'stroke-width': px(weight) } : {});
  let ids = 0;
  const nextId = () => `m${ids++}`;
  return {
    paint,
    mm,
    pixel: mm(1),
    part: (d, fill, weight = 2) => path(d, { fill, ...contour(weight) }),
    stroke: (d, weight = 1.4, color = paint.line) => path(d, line(color, px(weight))),
    tube: (d, thickness, color, cap = 'round') =>
      path(d, { ...line(INK, formatNumber(thickness + mm(3.2))), 'stroke-linecap': cap }) +
      path(d, { ...line(color, formatNumber(thickness)), 'stroke-linecap': cap }),
    streak: (d, thickness, color) => path(d, line(color, formatNumber(thickness))),
    painted: (d, shade, weight = 2.6) =>
      path(d, area(paint.base)) +
      clip(
        nextId(),
        [d],
        path(d, line(paint.light, px(9), 0.75)),
        shade ? path(shade, area(paint.shade, 0.85)) : '',
      ) +
      path(d, line(INK, px(weight))),
    glass: (d, glare) =>
      path(d, area(GLASS)) +
      (glare ? clip(nextId(), [d], path(glare, area('#fff', 0.2))) : '') +
      path(d, line(INK, px(2))),
    disc: (x, y, radius, fill, weight = 1.6) => circle(x, y, radius, { fill, ...contour(weight) }),
    block: (x, y, width, height, rx, fill, weight = 1.6) =>
      rect(x, y, width, height, { rx, fill, ...contour(weight) }),
  };
}
