import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { SessionState } from './sessionReducer.ts';
import { createCatalogueSession, type ListRequest } from './session.ts';
import { createShownState } from './shownState.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';

const NO_FACETS = { options: {}, histograms: {} };
const BRANDS = ['TOYOTA', 'HONDA', 'MAZDA', 'NISSAN'];

/** Creates a page whose answers, scheduled work and paints the test triggers. */
function setup() {
  const responses: (() => void)[] = [];
  const scheduledWork: (() => void)[] = [];
  const load = ({ query }: ListRequest) =>
    new Promise<CatalogueResponse>((resolve) => {
      const key = formatCatalogueUrl(query);
      responses.push(() => resolve({ key, count: key.length, items: [], facets: NO_FACETS }));
    });
  const store = createStore();
  const session = createCatalogueSession({
    store,
    initial: { query: EMPTY_QUERY, count: 0, items: [], facets: NO_FACETS, titles: NO_TITLES },
    pageSize: 3,
    load,
    renew: async (view) => view,
    perform: () => undefined,
    later: (work) => scheduledWork.push(work),
  });
  const shown = createShownState(session);
  let onScreen: SessionState = session.getState();
  return {
    store,
    session,
    isBusy: () => store.get(shown.busyAtom),
    onBusy: (listener: () => void) => store.sub(shown.busyAtom, listener),
    responses,
    scheduledWork,
    onScreen: () => onScreen,
    paint: () => {
      onScreen = session.getState();
      store.set(shown.paintedAtom, onScreen);
    },
  };
}

test('in any order of events, a page that is not busy shows count and list of the last filters', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('choose' as const), which: fc.nat(BRANDS.length) }),
    fc.record({ kind: fc.constantFrom('answer' as const, 'work' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('paint' as const), which: fc.constant(0) }),
  );
  let idleChecks = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { session, isBusy, responses, scheduledWork, onScreen, paint } = setup();
      for (const { kind, which } of steps) {
        if (kind === 'choose') session.patch({ lists: { brand: BRANDS.slice(0, which) } });
        else if (kind === 'paint') paint();
        else (kind === 'answer' ? responses : scheduledWork).splice(which, 1)[0]?.();
        await Promise.resolve().then(() => undefined);
        if (isBusy()) continue;
        idleChecks += 1;
        const { query, view } = onScreen();
        expect(formatCatalogueUrl(query)).toBe(formatCatalogueUrl(session.getState().query));
        expect(formatCatalogueUrl(view.query)).toBe(formatCatalogueUrl(query));
      }
    }),
    { numRuns: 500 },
  );
  expect(idleChecks).toBeGreaterThan(500);
});

test('busy from the choice until its answer is on screen', async () => {
  const { session, isBusy, onBusy, responses, scheduledWork, paint } = setup();
  const listener = vi.fn();
  onBusy(listener);
  session.patch({ lists: { brand: ['TOYOTA'] } });
  expect(isBusy()).toBe(true);
  expect(listener).toHaveBeenCalled();
  paint();
  expect(isBusy()).toBe(true);
  scheduledWork[0]?.();
  responses[0]?.();
  await vi.waitFor(() => expect(session.getState().status).toBe('settled'));
  expect(isBusy()).toBe(true);
  listener.mockClear();
  paint();
  expect(isBusy()).toBe(false);
  expect(listener).toHaveBeenCalled();
});
