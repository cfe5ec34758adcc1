import type { ReactElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { runInExchange, type Exchange } from '@vvoz/site-server/exchange/exchange';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createStorefront, type Storefront } from '../../data/createStorefront.ts';
import type { PageHead } from '../../shell/head/pageHead.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { createLotRoute } from './lotRoute.tsx';

const OFFICE = { tel: '8 423 200-00-00', address: 'Океанский проспект, 1' };
const CHARACTERISTICS = { name: 'CB400' };
const CITIES = ['vladivostok', 'omsk'].map((key) => ({ key }));

const data = {
  getLot: vi.fn(),
  getTerms: async () => ({ cities: CITIES, rates: [] }),
  listVariants: () => ['poshlina', 'raspil'],
  getCosts: vi.fn(),
  getMotoChar: vi.fn(),
  getSimilar: vi.fn(),
  getAlikeCount: vi.fn(),
  getNeighbours: vi.fn(),
  getContacts: async () => OFFICE,
  getLeadOptions: async () => undefined,
};

beforeEach(() => {
  data.getLot
    .mockReset()
    .mockImplementation(async (type: Lot['type'], id: string) => ({ ...bareLot, type, id }));
  data.getCosts.mockReset().mockResolvedValue({ costs: [] });
  data.getMotoChar.mockReset().mockResolvedValue(CHARACTERISTICS);
  data.getSimilar.mockReset().mockResolvedValue([]);
  data.getAlikeCount.mockReset().mockResolvedValue(0);
  data.getNeighbours.mockReset().mockResolvedValue(undefined);
});

type Opened = ReactElement<{
  children: readonly [ReactElement<LotPageProps>, ReactElement<{ head: PageHead }>];
}>;

/** Opens the page of a lot. Returns what it shows, and what it says about itself. */
async function open(type: string, id: string, search: Readonly<Record<string, string>> = {}) {
  const storefront = { ...createStorefront('main'), data } as unknown as Storefront;
  const exchange: Exchange = {};
  const page: Opened = await runInExchange(exchange, () =>
    createLotRoute(storefront).Page({
      params: Promise.resolve({ type, id }),
      searchParams: Promise.resolve(search),
    }),
  );
  const [shown, about] = page.props.children;
  return { shown: shown.props, head: about.props.head, kind: exchange.pageKind };
}

test('a lot is asked for by its id as it is, and everything on the page is about it', async () => {
  const { shown, kind } = await open('japan', 'a%2F1%20%D0%B1');
  expect([shown.lot.id, shown.template?.name, kind]).toEqual(['a/1 б', 'japan-main', 'lot']);
  for (const { mock } of [data.getLot, data.getSimilar, data.getAlikeCount, data.getNeighbours])
    expect(mock.calls.map(([type, id]) => `${type} ${id}`)).toEqual(['japan a/1 б']);
  expect(shown).toMatchObject({ alike: 0, tel: OFFICE.tel, origin: 'http://localhost:3000' });
});

test('its costs are those of the choice in the address', async () => {
  const { shown } = await open('japan', '1', { city: 'omsk', variant: 'raspil' });
  expect(shown.choice).toMatchObject({ city: 'omsk', variant: 'raspil' });
  expect(data.getCosts).toHaveBeenCalledExactlyOnceWith(shown.lot, shown.choice);
});

test('search engines may not list it, and its card has no price', async () => {
  data.getLot.mockResolvedValue({ ...bareLot, start: 500_000, costRub: 2_512_000 });
  const { head } = await open('japan', '1');
  expect(head.canonical).toBeUndefined();
  expect(head.tags).toBeDefined();
  // Not the site’s, which says nothing of the lot.
  expect(head.description).toBe(head.tags?.openGraph.description);
  expect(JSON.stringify(head.tags)).not.toContain('₽');
});

test('visitors of the same minute get the same page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:40:59.900Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect((await open('japan', '1')).shown.now).toEqual(new Date('2026-11-22T09:40:00Z'));
});

test('only a car in Russia can be looked at', async () => {
  expect((await open('stock', '1')).shown.visit).toEqual(OFFICE);
  expect((await open('japan', '1')).shown.visit).toBeUndefined();
});

test('only a motorcycle has characteristics of its model; without them it has a page, too', async () => {
  expect((await open('bike', '1')).shown.characteristics).toEqual(CHARACTERISTICS);
  captureLog();
  data.getMotoChar.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/moto', status: 503 }));
  expect((await open('bike', '1')).shown.characteristics).toBeUndefined();
  data.getMotoChar.mockClear();
  await open('japan', '1');
  expect(data.getMotoChar).not.toHaveBeenCalled();
});

test('a lot that does not exist is not found; one that cannot be loaded is a failure', async () => {
  data.getLot.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/v2/cars', status: 404 }));
  await expect(open('japan', '1')).rejects.toThrow(/NEXT_HTTP_ERROR_FALLBACK;404/);
  data.getLot.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/v2/cars', status: 503 }));
  await expect(open('japan', '1')).rejects.toThrow(ApiError);
});
