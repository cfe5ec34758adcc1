import { INK, TRIM, UNDERBODY } from '../../core/palette.ts';
import { area, element, formatNumber, path } from '../../core/svg.ts';
import { ARCH_GAP } from '../outline.ts';
import type { FittedProfile } from '../carTypes.ts';
import { drawWheel, type WheelOptions } from '../wheels.ts';
import type { Camera, Point3 } from './camera.ts';
import type { Skin } from './skin.ts';
import { warpSvg } from './warp.ts';

/** Traces a closed path through points in space. */
export const tracePolygon = (points: readonly Point3[], { place }: Camera): string =>
  `M${points.map((point) => place(point).map(formatNumber).join(' ')).join('L')}Z`;

const listAxles = ({ frontOverhang, wheelbase }: FittedProfile) => [frontOverhang, frontOverhang + wheelbase];

function listCirclePoints(x: number, radius: number, z: number): Point3[] {
  return Array.from({ length: 40 }, (_, i) => {
    const angle = (i * Math.PI) / 20;
    return [x + radius * Math.cos(angle), radius + radius * Math.sin(angle), z];
  });
}

const TREAD_SLICES = 9;

/** Draws the tyres of one side as many thin slices between two planes. */
export function drawTyres(profile: FittedProfile, from: number, to: number, camera: Camera): string {
  const drum = listAxles(profile).flatMap((x) =>
    Array.from({ length: TREAD_SLICES }, (_, i) => {
      const z = from + ((to - from) * i) / (TREAD_SLICES - 1);
      return tracePolygon(listCirclePoints(x, profile.wheelRadius, z), camera);
    }),
  );
  return path(drum.join(''), { fill: '#26282D', stroke: '#26282D', 'stroke-width': 2 });
}

/** Draws the dark insides of the near arches, so that no background is visible between tyre and body. */
export function drawWheelWells(profile: FittedProfile, half: number, camera: Camera): string {
  const { wheelRadius, sill } = profile;
  const radius = wheelRadius + ARCH_GAP + 4;
  const wells = listAxles(profile).flatMap((x) =>
    [260, 180, 100, 20].map((depth) => {
      const rim = listCirclePoints(x, radius, half - depth);
      // Centred on the axle and cut off at the sill.
      return tracePolygon(
        rim.map(([px, py, pz]): Point3 => [px, Math.max(sill, py - radius + wheelRadius), pz]),
        camera,
      );
    }),
  );
  return path(wells.join(''), area(UNDERBODY));
}

/** Draws the faces of the near wheels in the plane z. */
export function drawWheelFaces(
  profile: FittedProfile,
  z: number,
  options: WheelOptions,
  camera: Camera,
): string {
  const { wheelRadius } = profile;
  const faces = listAxles(profile).map((x) => drawWheel(x, wheelRadius, wheelRadius, options));
  return warpSvg(faces.join(''), ([x, y]) => camera.place([x, y, z]), camera.scale, 'w');
}

/** Draws the dark floor between the wheels. */
export function drawFloor({ sill, length }: FittedProfile, half: number, camera: Camera): string {
  const [front, rear, far, near] = [200, length - 200, 120 - half, half - 60];
  const points: Point3[] = [
    [front, sill + 60, far],
    [front, sill + 60, near],
    [rear, sill + 60, near],
    [rear, sill - 30, near],
    [front, sill - 40, near],
    [front, sill - 40, far],
  ];
  return path(tracePolygon(points, camera), area(UNDERBODY));
}

/** Draws the roof from the windscreen's upper edge to the rear, across the whole width. */
export function drawRoofStrip({ roofLine, halfWidth }: Skin, camera: Camera): string {
  const edge = (side: 1 | -1) => roofLine.map(([x, y]): Point3 => [x, y, side * halfWidth(x, y)]);
  return tracePolygon([...edge(1), ...edge(-1).toReversed()], camera);
}

/** A mirror's outline: outwards from the door, and up from the mirror's foot, mm. */
const MIRROR = [
  [0, 20],
  [10, 130],
  [60, 150],
  [210, 140],
  [240, 90],
  [215, 20],
  [120, 0],
] as const;

/** Draws a door mirror from its front. `side`: 1 is the near mirror, −1 the far one. */
export function drawDoorMirror(
  side: 1 | -1,
  { mirror: [x, y] }: FittedProfile,
  half: number,
  fill: string,
  camera: Camera,
): string {
  const shell = (at: number) =>
    MIRROR.map(([out, up]): Point3 => [at, y + up - 10, side * (half * 0.9 + out)]);
  const contour = { stroke: INK, 'stroke-width': 1.8 };
  return (
    path(tracePolygon(shell(x + 60), camera), { fill: TRIM, ...contour }) +
    path(tracePolygon(shell(x - 60), camera), { fill, ...contour })
  );
}

/** Draws a soft shadow under the car. */
export function drawGroundShadow({ length }: FittedProfile, half: number, camera: Camera): string {
  const [left] = camera.place([0, 0, -half]);
  const [right] = camera.place([length, 0, half]);
  const [, y] = camera.place([length / 2, 0, 0]);
  return element('ellipse', {
    cx: formatNumber((left + right) / 2),
    cy: formatNumber(y + 6),
    rx: formatNumber((right - left) / 2 + 50),
    ry: 60,
    fill: 'url(#sh)',
  });
}
