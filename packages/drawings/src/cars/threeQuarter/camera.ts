import type { Point } from '../../core/svg.ts';

/** Millimetres: x from the front to the rear, y up, z towards the viewer of the side elevation. */
export type Point3 = readonly [x: number, y: number, z: number];

/** The viewpoint: turned towards the front of the car, slightly above, 14 metres away. */
export const YAW = (41 * Math.PI) / 180;
const PITCH = (7 * Math.PI) / 180;
const DISTANCE = 14_000;
const EYE_LEVEL = 700;

/** Projects a point to the plane of the picture: mm before scaling, y up. `middle` is half the car's length. */
function project([x, y, z]: Point3, middle: number): Point {
  const along = x - middle;
  const right = along * Math.cos(YAW) + z * Math.sin(YAW);
  const towards = z * Math.cos(YAW) - along * Math.sin(YAW);
  const above = y - EYE_LEVEL;
  const up = above * Math.cos(PITCH) - towards * Math.sin(PITCH);
  const near = towards * Math.cos(PITCH) + above * Math.sin(PITCH);
  const scale = DISTANCE / (DISTANCE - near);
  return [right * scale, up * scale];
}

export type Camera = {
  /** Position of a point of the car on the drawing, px. */
  place(point: Point3): Point;
  /** Pixels per millimetre, approximately: perspective changes it by up to a tenth. */
  scale: number;
};

const BOUNDS = { width: 900, height: 580 };
const CENTRE = { x: 600, y: 428 };

const findRange = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });

/** Creates a camera that shows a box of this size, mm, as large as the drawing allows. `half` is half its width. */
export function createCamera(length: number, height: number, half: number): Camera {
  const corners = [0, length].flatMap((x) =>
    [-half, half].flatMap((z): Point3[] => [
      [x, 0, z],
      [x, height, z * 0.7],
    ]),
  );
  const flat = corners.map((corner) => project(corner, length / 2));
  const across = findRange(flat.map(([x]) => x));
  const rise = findRange(flat.map(([, y]) => y));
  const scale = Math.min(BOUNDS.width / (across.high - across.low), BOUNDS.height / (rise.high - rise.low));
  const place = (point: Point3): Point => {
    const [x, y] = project(point, length / 2);
    return [
      CENTRE.x + (x - (across.low + across.high) / 2) * scale,
      CENTRE.y - (y - (rise.low + rise.high) / 2) * scale,
    ];
  };
  return { place, scale };
}
