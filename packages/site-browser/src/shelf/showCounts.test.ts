import { beforeEach, expect, test, vi } from 'vitest';
import { showCounts } from './showCounts.ts';

type Shown = Parameters<typeof showCounts>[0];

const lists = { favourites: 0, compare: 0, seen: 5 };
const listeners = new Map<string, () => void>();
const shelf = {
  read: (list: keyof typeof lists) => Array.from({ length: lists[list] }, () => ({})),
  subscribe: (list: string, listener: () => void) => void listeners.set(list, listener),
} as unknown as Shown;

/** Links of the header and of the menu, by list. */
let links: Map<string, { ariaLabel: string; badge: { textContent: string } | null }[]>;
const change = (list: keyof typeof lists, count: number) => {
  lists[list] = count;
  listeners.get(list)?.();
};

beforeEach(() => {
  Object.assign(lists, { favourites: 0, compare: 0 });
  listeners.clear();
  const createLink = () => ({ ariaLabel: '', badge: { textContent: '' } });
  links = new Map([
    ['favourites', [createLink(), { ...createLink(), badge: null }]],
    ['compare', [createLink()]],
  ]);
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) =>
      (links.get(/\[data-shelf=(\w+)\]/.exec(selector)?.[1] ?? '') ?? []).map((link) =>
        Object.assign(link, {
          querySelector: (inner: string) => (inner === '[data-count]' ? link.badge : null),
        }),
      ),
  });
  return () => vi.unstubAllGlobals();
});
const read = (list: string) =>
  links.get(list)?.map(({ ariaLabel, badge }) => [ariaLabel.replaceAll('\u00A0', ' '), badge?.textContent]);

test('links say at once and after each change how many lots a list has, and an empty list nothing', () => {
  lists.compare = 2;
  showCounts(shelf);
  expect(read('favourites')).toEqual([
    ['Избранное', ''],
    ['Избранное', undefined],
  ]);
  expect(read('compare')).toEqual([['Сравнение: 2 лота', '2']]);
  change('favourites', 1);
  expect(read('favourites')).toEqual([
    ['Избранное: 1 лот', '1'],
    ['Избранное: 1 лот', undefined],
  ]);
  change('compare', 0);
  expect(read('compare')).toEqual([['Сравнение', '']]);
});

test.each([
  [99, '99'],
  [100, '99+'],
])('%i lots are %s beside the icon, and the exact number for screen readers', (count, badge) => {
  showCounts(shelf);
  change('favourites', count);
  expect(read('favourites')?.[0]).toEqual([`Избранное: ${count} лотов`, badge]);
});
