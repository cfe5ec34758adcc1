import type { Point } from '../../core/svg.ts';
import type { FittedProfile } from '../carTypes.ts';
import type { Point3 } from './camera.ts';
import { flatten } from './flatten.ts';

/** Maps points of the elevations to the surface of the car. */
export type Skin = {
  /** A point of the side elevation on the near flank. */
  side(point: Point): Point3;
  /** A point of the front elevation (x from the centre line) on nose, bonnet, screen or roof. */
  front(point: Point): Point3;
  /** Half the width at a place of the side elevation. */
  halfWidth(x: number, y: number): number;
  /** The upper contour behind the windscreen, down to the belt, in the side elevation. */
  roofLine: Point[];
};

/** Rounding of the nose seen from above: depth as a fraction of the width, and squareness of the corners. */
export type Nose = { depth: number; square: number };

/** Above this depth under the roof's top, the contour is roof and no longer windscreen, mm. */
const ROOF_DEPTH = 62;

/** Finds x by y from the chin to the upper edge of the windscreen, and the roof line behind it. */
function createContour(profile: FittedProfile): { xAt(y: number): number; roofLine: Point[] } {
  const points = flatten(profile.body)[0]?.points ?? [];
  const edge = profile.height - ROOF_DEPTH;
  const end = points.findIndex(([, y]) => y >= edge);
  const rising = points.slice(0, end + 1);
  const [topX, topY] = rising.at(-1) ?? [0, 0];
  // A table by whole millimetres, because one drawing looks up thousands of points.
  const table: number[] = [];
  let segment = 0;
  for (let y = 0; y <= topY; y++) {
    while (segment < rising.length - 2 && (rising[segment + 1]?.[1] ?? 0) < y) segment += 1;
    const [ax, ay] = rising[segment] ?? [0, 0];
    const [bx, by] = rising[segment + 1] ?? [topX, topY];
    const t = by === ay ? 1 : Math.min(1, Math.max(0, (y - ay) / (by - ay)));
    table.push(ax + (bx - ax) * t);
  }
  const xAt = (y: number) =>
    y >= topY ? topX + (y - topY) * 0.6 : (table[Math.max(0, Math.round(y))] ?? topX);
  // Under the belt the contour turns down the tail, which is not seen from the front.
  const roofLine = points.slice(end).filter(([, y]) => y > profile.belt);
  return { xAt, roofLine };
}

/**
 * Creates the skin as the intersection of three extrusions: side contour, plan and cross-section.
 * @param half half the width of the car, mm
 * @param roof half the width of the roof, mm
 * @param yaw angle at which the nose is seen, radians
 */
export function createSkin(
  profile: FittedProfile,
  half: number,
  roof: number,
  nose: Nose,
  yaw: number,
): Skin {
  const { xAt, roofLine } = createContour(profile);
  const { length, height, belt, sill } = profile;
  const depth = nose.depth * half * 2;
  const tail = 190;
  const section = (y: number) => {
    if (y > belt) return 1 - (1 - (roof + 20) / half) * ((y - belt) / (height - belt)) ** 1.15;
    const tuck = Math.max(0, (sill + 160 - y) / 300);
    return 1 - 0.05 * tuck * tuck;
  };
  const planHalf = (x: number) => {
    const front = Math.min(1, Math.max(0, 1 - x / depth));
    const rear = Math.min(1, Math.max(0, (x - length + tail) / tail));
    return (1 - front ** 2) ** (1 / nose.square) * (1 - 0.12 * rear * rear);
  };
  const planX = (share: number) =>
    depth * (1 - Math.sqrt(Math.max(0, 1 - Math.min(1, share) ** nose.square)));
  // Beyond this share of the width the far corner turns away from the viewer and is not visible.
  let horizon = 1;
  while (horizon > 0.3 && (planX(horizon) - planX(horizon - 0.01)) / (0.01 * half) > Math.tan(yaw))
    horizon -= 0.01;
  const halfWidth = (x: number, y: number) => half * section(y) * planHalf(x);
  return {
    halfWidth,
    roofLine,
    side: ([x, y]) => [x, y, halfWidth(x, y)],
    front: ([z, y]) => {
      const halfHere = half * section(y);
      const a = Math.max(0, xAt(y));
      const distance = Math.abs(z) / halfHere;
      const hidden = z < 0 && distance > horizon && planX(horizon) > a * 0.8;
      const share = hidden ? horizon : distance;
      const b = planX(share);
      return [(a ** 6 + b ** 6) ** (1 / 6), y, hidden ? -horizon * halfHere : z];
    },
  };
}
