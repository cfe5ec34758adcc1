import { afterEach, expect, test, vi } from 'vitest';
import { readVisitSignals } from './visitSignals.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ userActivation: { hasBeenActive: true } }, { openMs: 4200, isUsed: true }],
  [{ userActivation: { hasBeenActive: false } }, { openMs: 4200, isUsed: false }],
  [{}, { openMs: 4200 }],
])('a browser with %j has the signals %j', (browser, signals) => {
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('performance', { now: () => 4200.4 });
  expect(readVisitSignals()).toStrictEqual(signals);
});
