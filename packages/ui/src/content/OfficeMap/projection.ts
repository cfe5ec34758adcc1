import type { Point } from './shore.ts';

/** Size of the drawing, in units of 16 m. */
export const WIDTH = 640;
export const HEIGHT = 560;
/** One kilometre, in units of the drawing. */
export const KILOMETRE = 62;

const WEST = 131.835;
const NORTH = 43.1285;
/** Kilometres in a degree at the latitude of Vladivostok. */
const KM_LON = 81.3;
const KM_LAT = 111.1;

/** Converts longitude and latitude to units of the drawing, from its upper left corner. */
export const project = ([lon, lat]: Point): readonly [x: number, y: number] => [
  (lon - WEST) * KM_LON * KILOMETRE,
  (NORTH - lat) * KM_LAT * KILOMETRE,
];

/** The longitude, in degrees, of a horizontal position in the drawing. */
export const unprojectLon = (x: number): number => WEST + x / (KM_LON * KILOMETRE);
/** The latitude, in degrees, of a vertical position in the drawing. */
export const unprojectLat = (y: number): number => NORTH - y / (KM_LAT * KILOMETRE);

const formatPoint = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ');

/** Returns path data of straight lines through the points. */
export const drawLine = (points: readonly Point[]): string =>
  `M${points.map((point) => formatPoint(project(point))).join('L')}`;

/** Returns path data of a closed curve that rounds the corners at the points: a shore. */
export function drawShore(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(project);
  const curves = rest.map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${formatPoint(point)} ${formatPoint([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${formatPoint(first)}${curves.join('')}Z`;
}

export const isOnMap = (point: Point): boolean => {
  const [x, y] = project(point);
  return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
};
