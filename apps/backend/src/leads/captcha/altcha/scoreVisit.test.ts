import { expect, test } from 'vitest';
import { scoreVisit } from './scoreVisit.ts';

test.each([
  ['a person who has read the page and taps its form', { openMs: 9000, isUsed: true }, 0.9],
  ['a person in a browser that does not tell of taps', { openMs: 9000 }, 0.75],
  ['the same at once', { openMs: 300 }, 0.55],
  ['a tap at once', { openMs: 300, isUsed: true }, 0.7],
  ['a long wait without a tap or a key', { openMs: 9000, isUsed: false }, 0.6],
  ['a program that fills in the form at once', { openMs: 300, isUsed: false }, 0.4],
  ['a program that solves the challenge without a page', undefined, 0.4],
])('%s', (_, signals, score) => expect(scoreVisit(signals)).toBe(score));
