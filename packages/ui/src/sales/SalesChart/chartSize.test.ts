import { expect, test } from 'vitest';
import { BARS, CHART_HEIGHT, formatCentre, NAMES } from './chartSize.ts';

test('the centre of a month is the middle of its column, and month names are below the bars', () => {
  expect([formatCentre(0, 4), formatCentre(3, 4), formatCentre(2, 3)]).toEqual(['12.5%', '87.5%', '83.33%']);
  expect(NAMES).toBeGreaterThan(BARS.top + BARS.height);
  expect(CHART_HEIGHT).toBeGreaterThan(NAMES);
});
