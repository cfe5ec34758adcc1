import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { SettledView } from '../../model/settledView.ts';
import { Outage } from '@vvoz/site-browser/page/fetchJson.ts';
import { createCatalogueSession, type ListRequest } from './session.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';

const makeLot = (id: string): LotSummary => ({
  id,
  type: 'japan',
  brand: 'TOYOTA',
  model: id,
  currency: 'jpy',
  status: 'coming',
  images: [],
});
/** Makes an answer whose parts all name its query, so that tests notice mixed answers. */
const makeResponse = ({
  query,
  offset = 0,
  limit = 3,
}: Pick<ListRequest, 'query' | 'offset' | 'limit'>): CatalogueResponse => {
  const key = formatCatalogueUrl(query);
  const items = Array.from({ length: limit }, (_, index) => makeLot(`${key}#${offset + index}`));
  return {
    key,
    count: 1000 + key.length,
    items,
    facets: { options: { brand: [{ value: key, count: 1 }] }, histograms: {} },
  };
};
const makeView = (query: CatalogueQuery): SettledView => {
  const { count, items, facets } = makeResponse({ query });
  return { query, count, items, facets: facets ?? { options: {}, histograms: {} }, titles: NO_TITLES };
};
const waitForTick = () => new Promise((resolve) => setTimeout(resolve, 0));

function setup(
  load: (listRequest: ListRequest) => Promise<CatalogueResponse> = async (listRequest) =>
    makeResponse(listRequest),
) {
  const onNavigate = vi.fn();
  const loadSpy = vi.fn(load);
  const store = createStore();
  const session = createCatalogueSession({
    store,
    initial: makeView(EMPTY_QUERY),
    pageSize: 3,
    load: loadSpy,
    renew: async (view) => view,
    perform: (command) => {
      if (typeof command === 'object' && command.kind === 'writeAddress') onNavigate(command.query);
    },
  });
  return { store, session, onNavigate, loadSpy };
}

describe('a catalogue session', () => {
  test('a change updates filters and address at once, and count, options and list when the answer arrives', async () => {
    const { session, onNavigate } = setup();
    session.patch({ lists: { brand: ['TOYOTA'] } });
    expect(session.getState()).toMatchObject({
      query: { lists: { brand: ['TOYOTA'] } },
      status: 'pending',
      view: { query: EMPTY_QUERY },
    });
    expect(onNavigate).toHaveBeenCalledOnce();
    await waitForTick();
    expect(session.getState()).toMatchObject({
      status: 'settled',
      view: makeView(parseCatalogueUrl('brand=toyota')),
    });
  });

  test('a change without effect sends no request', () => {
    const { session, onNavigate, loadSpy } = setup();
    session.patch({ lists: { brand: [] } });
    expect(onNavigate).not.toHaveBeenCalled();
    expect(loadSpy).not.toHaveBeenCalled();
  });

  test('an empty answer suggests wider queries; choosing one replaces the whole query', async () => {
    const relaxed = [{ text: 'без года', count: 3, search: 'color=white' }];
    const { session, onNavigate } = setup(async (listRequest) =>
      listRequest.query.ranges.year
        ? { ...makeResponse(listRequest), count: 0, items: [], relaxed }
        : makeResponse(listRequest),
    );
    session.patch({ lists: { color: ['white'] }, ranges: { year: { min: 2030 } } });
    await waitForTick();
    expect(session.getState().view.relaxed).toEqual(relaxed);
    session.dispatch({ kind: 'choiceMade', query: parseCatalogueUrl('color=white') });
    expect(onNavigate).toHaveBeenLastCalledWith(parseCatalogueUrl('color=white'));
    await waitForTick();
    expect(session.getState()).toMatchObject({ status: 'settled', view: { query: { ranges: {} } } });
    expect(session.getState().view).not.toHaveProperty('relaxed');
  });

  test('a failed request is shown and can be retried', async () => {
    let failing = true;
    const { session } = setup(async (listRequest) => {
      if (failing) throw new Outage('down');
      return makeResponse(listRequest);
    });
    session.patch({ order: 'price_asc' });
    await waitForTick();
    expect(session.getState().status).toBe('failed');
    expect(session.getState().view.query).toEqual(EMPTY_QUERY);
    failing = false;
    session.dispatch({ kind: 'retryWanted' });
    await waitForTick();
    expect(session.getState()).toMatchObject({ status: 'settled', query: { order: 'price_asc' } });
  });

  test('`more` appends without duplicates and does not change the address', async () => {
    const { session, onNavigate, loadSpy } = setup();
    session.dispatch({ kind: 'moreWanted', limit: 2 });
    session.dispatch({ kind: 'moreWanted', limit: 2 });
    await waitForTick();
    expect(loadSpy).toHaveBeenCalledOnce();
    expect(session.getState().view.items.map((item) => item.id)).toEqual(['#0', '#1', '#2', '#3', '#4']);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('a failed `more` keeps the list', async () => {
    const { session } = setup(async () => {
      throw new Outage('down');
    });
    session.dispatch({ kind: 'moreWanted', limit: 2 });
    await waitForTick();
    expect(session.getState()).toMatchObject({ status: 'more-failed', view: { items: [{}, {}, {}] } });
  });

  test('Back shows the extended list at once', async () => {
    const { session, loadSpy } = setup();
    session.dispatch({ kind: 'moreWanted', limit: 2 });
    await waitForTick();
    session.patch({ lists: { color: ['white'] } });
    await waitForTick();
    session.dispatch({ kind: 'wentTo', query: EMPTY_QUERY });
    expect(session.getState()).toMatchObject({ status: 'settled', query: EMPTY_QUERY });
    expect(session.getState().view.items).toHaveLength(5);
    expect(loadSpy).toHaveBeenCalledTimes(2);
  });

  test('with any delays and order of answers, a settled state belongs to its filters', async () => {
    const change = fc.record({
      year: fc.integer({ min: 2000, max: 2004 }),
      delay: fc.integer({ min: 0, max: 4 }),
      more: fc.boolean(),
      wait: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const waiting: { at: number; go: () => void }[] = [];
        let now = 0;
        const { store, session } = setup((listRequest) => {
          const delay = changes[(listRequest.query.ranges.year?.min ?? 0) % changes.length]?.delay ?? 0;
          // Cancelled requests are answered too, so that the session itself must ignore them.
          return new Promise((resolve) =>
            waiting.push({ at: now + delay, go: () => resolve(makeResponse(listRequest)) }),
          );
        });
        store.sub(session.stateAtom, () => {
          const { status, query, view } = session.getState();
          const key = formatCatalogueUrl(view.query);
          expect(view.count).toBe(1000 + key.length);
          expect(view.facets).toEqual(makeView(view.query).facets);
          expect(view.items.every((item) => item.id.startsWith(`${key}#`))).toBe(true);
          if (status === 'settled' || status === 'more') expect(formatCatalogueUrl(query)).toBe(key);
        });
        const pass = async () => {
          now += 1;
          for (const { go } of waiting
            .splice(0)
            .filter((entry) => entry.at <= now || (waiting.push(entry), false)))
            go();
          await Promise.resolve();
          await Promise.resolve();
        };
        for (const { year, more, wait } of changes) {
          session.patch({ ranges: { year: { min: year } } });
          if (more) session.dispatch({ kind: 'moreWanted', limit: 2 });
          for (let step = 0; step < wait; step++) await pass();
        }
        for (let step = 0; step < 8; step++) await pass();
        await waitForTick();
        expect(session.getState().status).toBe('settled');
        expect(session.getState().query.ranges.year?.min).toBe(changes.at(-1)?.year);
      }),
      { numRuns: 500 },
    );
  });
});
