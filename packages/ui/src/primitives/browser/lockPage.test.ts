import { beforeEach, expect, test, vi } from 'vitest';
import { lockPage } from './lockPage.ts';

let dataset: Record<string, string>;

beforeEach(() => {
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  return () => vi.unstubAllGlobals();
});

test('the page scrolls again when the last overlay is closed, in whatever order', () => {
  const [unlockFirst, unlockSecond] = [lockPage(), lockPage()];
  expect(dataset).toEqual({ locked: '' });
  unlockFirst();
  expect(dataset).toEqual({ locked: '' });
  unlockSecond();
  expect(dataset).toEqual({});
  lockPage()();
  expect(dataset).toEqual({});
});
