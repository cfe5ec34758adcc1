import { expect, test, vi } from 'vitest';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { NO_TITLES } from '../../testing/noTitles.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { hashLots } from './hashLots.ts';
import { makeListHead } from '../../model/listHead.ts';
import { renewList } from './renewList.ts';
import type { SettledView } from '../../model/settledView.ts';
import type { ListRequest } from './session.ts';

const makeLots = (from: number, to: number, year = 2020): readonly PricedLot[] =>
  Array.from({ length: to - from }, (_, index) => ({ ...bareLot, id: String(from + index), year }));

/** A view of lots 0 to `head` as HTML, and from there to `end` as data. */
const makeView = (head: number, end: number): SettledView => ({
  query: EMPTY_QUERY,
  count: 300,
  ...(head > 0 ? { head: makeListHead(makeLots(0, head), hashLots(makeLots(0, head))) } : {}),
  items: makeLots(head, end),
  facets: { options: {}, histograms: {} },
  titles: NO_TITLES,
});

const { signal } = new AbortController();

/** Renews a view from a list of lots, sent through JSON as a server does. */
async function renew(view: SettledView, lots: readonly PricedLot[], count = 300, start = 0) {
  const load = vi.fn(async ({ offset = -1, limit = 0 }: ListRequest): Promise<CatalogueResponse> => {
    const items = lots.slice(offset, offset + limit);
    return JSON.parse(JSON.stringify({ key: '', count, items, hash: hashLots(items) }));
  });
  const renewed = await renewList(view, start, signal, load);
  return { renewed, parts: load.mock.calls.map(([{ offset, limit }]) => [offset, limit]) };
}

test.each([
  [12, 12, [[0, 12]]],
  [
    12,
    36,
    [
      [0, 12],
      [12, 24],
    ],
  ],
  [
    12,
    240,
    [
      [0, 12],
      [12, 100],
      [112, 100],
      [212, 28],
    ],
  ],
  [0, 36, [[0, 36]]],
  [0, 0, []],
])(
  '%d cards and lots to %d are loaded in parts, and the view stays if nothing has changed',
  async (head, end, parts) => {
    const view = makeView(head, end);
    const result = await renew(view, makeLots(0, 300));
    expect(result.parts).toEqual(parts);
    expect(result.renewed).toBe(view);
  },
);

test('a list that begins with its third page is loaded from there', async () => {
  const lots = makeLots(24, 160);
  const view: SettledView = {
    ...makeView(0, 0),
    head: makeListHead(lots.slice(0, 12), hashLots(lots.slice(0, 12))),
    items: lots.slice(12),
  };
  const { renewed, parts } = await renew(view, makeLots(0, 300), 300, 24);
  expect(parts).toEqual([
    [24, 12],
    [36, 100],
    [136, 24],
  ]);
  expect(renewed).toBe(view);
});

test('a lot that changed after the head is replaced, and the cards of the head stay', async () => {
  const lots = [...makeLots(0, 30), ...makeLots(30, 31, 2021), ...makeLots(31, 36)];
  const view = makeView(12, 36);
  const { renewed } = await renew(view, lots);
  expect(renewed).toEqual({ ...view, items: lots.slice(12) });
});

test('a lot that changed in the head makes a list without a head', async () => {
  const lots = [...makeLots(0, 5), ...makeLots(5, 6, 2021), ...makeLots(6, 36)];
  const { head: _head, ...view } = makeView(12, 36);
  const { renewed } = await renew(makeView(12, 36), lots);
  expect(renewed).toEqual({ ...view, items: lots });
});

test('a head without a hash is replaced', async () => {
  const view = { ...makeView(12, 12), head: makeListHead(makeLots(0, 12)) };
  const { renewed } = await renew(view, makeLots(0, 12));
  expect(renewed).not.toHaveProperty('head');
  expect(renewed.items).toEqual(makeLots(0, 12));
});

test('a new count is shown with the same lots', async () => {
  const view = makeView(12, 24);
  const { renewed } = await renew(view, makeLots(0, 24), 301);
  expect(renewed).toEqual({ ...view, count: 301 });
});

test('a list that has become shorter loses its last lots', async () => {
  const { renewed } = await renew(makeView(12, 24), makeLots(0, 20), 20);
  expect(renewed).toMatchObject({ count: 20, items: makeLots(12, 20) });
});

test('a lot that two parts contain, because the catalogue changed between their requests, is shown once', async () => {
  const lots = [...makeLots(0, 12), ...makeLots(11, 35)];
  const { renewed } = await renew(makeView(12, 36), lots);
  expect(renewed).toEqual({ ...makeView(12, 36), items: makeLots(12, 35) });
  const { renewed: whole } = await renew(makeView(0, 150), [...makeLots(0, 100), ...makeLots(99, 149)]);
  expect(whole.items).toEqual(makeLots(0, 149));
});
