import { expect, test } from 'vitest';
import { formatInteractionTable, findMedians, summarise } from './interactionTable.ts';
import type { Measured } from './interactionTable.ts';

const createMeasured = (screen: string, name: string, durationMs: number): Measured => ({
  screen,
  name,
  durationMs,
  delayMs: 1,
  processingMs: 2,
  presentationMs: 3,
  longestTaskMs: 60,
});

test('p75 and worst are computed per screen, and the slowest interaction is listed first', () => {
  const all = [
    createMeasured('desktop', 'quick', 0),
    createMeasured('desktop', 'slow', 120),
    createMeasured('desktop', 'middle', 40),
    createMeasured('desktop', 'low', 24),
    createMeasured('phone', 'one', 16),
  ];
  const summary = summarise(all);
  expect(summary).toEqual([
    { screen: 'desktop', interactions: 4, p75Ms: 40, worstMs: 120 },
    { screen: 'phone', interactions: 1, p75Ms: 16, worstMs: 16 },
  ]);
  const lines = formatInteractionTable(all, summary).split('\n');
  expect(lines[1]).toMatch(/^desktop\s+slow\s+120/);
  expect(lines[4]).toMatch(/quick\s+<16/);
  expect(lines.at(-1)).toBe('phone: 1 interactions, p75 16 ms, worst 16 ms');
});

test('an interaction gets the median of its visits; steps of a visit with the same name stay separate', () => {
  const visit = (first: number, second: number) => [
    createMeasured('desktop', 'open', first),
    createMeasured('desktop', 'open', second),
    createMeasured('phone', 'open', first * 10),
  ];
  const all = [...visit(40, 9), ...visit(16, 7), ...visit(400, 8)];
  expect(findMedians(all).map(({ screen, durationMs }) => [screen, durationMs])).toEqual([
    ['desktop', 40],
    ['desktop', 8],
    ['phone', 400],
  ]);
});
