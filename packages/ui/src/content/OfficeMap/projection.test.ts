import { describe, expect, test } from 'vitest';
import {
  drawLine,
  drawShore,
  HEIGHT,
  isOnMap,
  KILOMETRE,
  project,
  unprojectLat,
  unprojectLon,
  WIDTH,
} from './projection.ts';
import { GOLDEN_BRIDGE, MAINLAND, RUSSKY_BRIDGE, STATION, type Point } from './shore.ts';

/** Returns the place that a point of the drawing shows. */
const unproject = (x: number, y: number): Point => [unprojectLon(x), unprojectLat(y)];

test('north is up, east is right, and a kilometre is as long in both directions', () => {
  const [x, y] = project(STATION);
  expect([x, y].map(Math.round)).toEqual([238, 119]);
  const [lon, lat] = STATION;
  expect(project([lon + 1 / 81.3, lat])[0] - x).toBeCloseTo(KILOMETRE, 6);
  expect(y - project([lon, lat + 1 / 111.1])[1]).toBeCloseTo(KILOMETRE, 6);
});

test('unprojecting and projecting a point returns the same point', () => {
  const [x, y] = project(unproject(123, 45));
  expect([x, y].map((value) => Number(value.toFixed(6)))).toEqual([123, 45]);
});

test('an office outside the drawing is not on the map', () => {
  for (const point of [
    unproject(1, 1),
    unproject(WIDTH - 1, HEIGHT - 1),
    STATION,
    ...GOLDEN_BRIDGE,
    ...RUSSKY_BRIDGE,
  ])
    expect(isOnMap(point)).toBe(true);
  for (const point of [unproject(-1, 9), unproject(9, -1), unproject(WIDTH + 1, 9), unproject(9, HEIGHT + 1)])
    expect(isOnMap(point)).toBe(false);
});

describe('paths', () => {
  test('a line goes straight from point to point', () =>
    expect(drawLine([unproject(0, 0), unproject(62, 0), unproject(62, 31.04)])).toMatch(
      /^M-?0\.0 -?0\.0L62\.0 -?0\.0L62\.0 31\.0$/,
    ));

  test('a shore is closed, and turns halfway between two points', () =>
    expect(drawShore([unproject(10, 10), unproject(20, 10), unproject(40, 30)])).toBe(
      'M10.0 10.0Q20.0 10.0 30.0 20.0Q40.0 30.0 40.0 30.0Z',
    ));

  test('the shore of the town has a curve for each of its points after the first', () =>
    expect(drawShore(MAINLAND).match(/Q/g)).toHaveLength(MAINLAND.length - 1));
});
