import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { isReturn, recallList, rememberList, type Remembered } from './rememberedList.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const makeView = (length: number, lot = ''): Remembered['view'] => ({
  query: { ...EMPTY_QUERY, texts: lot === '' ? {} : { lot } },
  count: 500,
  items: Array.from({ length }, (_, index) => ({ id: String(index) }) as never),
  facets: { options: {}, histograms: {} },
  titles: NO_TITLES,
});

describe('a list extended by «Показать ещё»', () => {
  test('is restored with its scroll position, for its own address only', () => {
    const remembered: Remembered = {
      view: makeView(30),
      scrollY: 900,
      focus: 'japan/7',
      anchor: { lot: 'japan/6', top: -40 },
    };
    rememberList('/japan', remembered);
    expect(recallList('/japan', makeView(12))).toEqual(remembered);
    expect(recallList('/korea', makeView(12))).toBeUndefined();
    expect(recallList('/japan', makeView(12, '5123'))).toBeUndefined();
  });

  test('of 240 lots is stored, a longer one is not', () => {
    rememberList('/japan', { view: makeView(240), scrollY: 1 });
    expect(recallList('/japan', makeView(0))?.view.items).toHaveLength(240);
    rememberList('/korea', { view: makeView(241), scrollY: 1 });
    expect(recallList('/korea', makeView(0))).toBeUndefined();
  });

  test.each([
    '{',
    'null',
    '{"scrollY":1}',
    '{"view":{"items":{}},"scrollY":1}',
    '{"view":{"items":[]},"scrollY":"1"}',
  ])('that was stored as %s is ignored', (text) => {
    rememberList('/japan', { view: makeView(1), scrollY: 1 });
    for (const key of stored.keys()) stored.set(key, text);
    expect(recallList('/japan', makeView(0))).toBeUndefined();
  });

  test('is not stored if storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    expect(() => rememberList('/japan', { view: makeView(1), scrollY: 1 })).not.toThrow();
    expect(recallList('/japan', makeView(0))).toBeUndefined();
  });
});

test.each<[readonly object[], boolean]>([
  [[{ type: 'back_forward' }], true],
  [[{ type: 'reload' }], true],
  [[{ type: 'navigate' }], false],
  [[{}], false],
  [[], false],
])('the navigation type %j is a return: %s', (entries, isBack) => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((name) =>
    name === 'navigation' ? (entries as PerformanceNavigationTiming[]) : [],
  );
  expect(isReturn()).toBe(isBack);
});
