import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startServices } from './startServices.ts';

interface HitOptions {
  readonly isAllowed: () => boolean;
  readonly isBusy: () => boolean;
}

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  consent: undefined as 'all' | 'necessary' | undefined,
  marks: {} as Record<string, string>,
  hits: undefined as unknown,
  /** What the consented part was started with: whether it asks. */
  started: [] as boolean[],
  /** What the hits have heard of the page. */
  heard: [] as string[],
}));

vi.mock('./startConsented.ts', () => ({
  startConsented: (_options: object, _hits: object, asks: boolean) => state.started.push(asks),
}));
vi.mock('../services/loadPublicOptions.ts', () => ({ loadPublicOptions: async () => ({}) }));
vi.mock('../consent/consent.ts', () => ({ readConsent: () => state.consent }));
vi.mock('../marks/visitMarks.ts', () => ({ readVisitMarks: () => state.marks }));
vi.mock('../route/routeChange.ts', () => ({
  onRouteChange: (listener: (change: string) => void) => listener('change'),
}));
vi.mock('../analytics/hits.ts', () => ({
  createHits: (options: HitOptions) => {
    state.hits = options;
    return {
      note: (change: string) => state.heard.push(change),
      flush: () => state.heard.push('flush'),
      connect: () => undefined,
    };
  },
}));
afterAll(() => {
  vi.doUnmock('./startConsented.ts');
  vi.doUnmock('../services/loadPublicOptions.ts');
  vi.doUnmock('../consent/consent.ts');
  vi.doUnmock('../marks/visitMarks.ts');
  vi.doUnmock('../route/routeChange.ts');
  vi.doUnmock('../analytics/hits.ts');
  vi.resetModules();
});

/** The footer's link. A click that no listener prevents leads to the policy. */
let link: EventTarget & { readonly dataset: { consent: string }; readonly click: () => boolean };
let busy: object | null;

function setup(consent: string, search = ''): void {
  const target = new EventTarget();
  link = Object.assign(target, {
    dataset: { consent },
    click: () => target.dispatchEvent(new Event('click', { cancelable: true })),
  });
  vi.stubGlobal('document', {
    title: 'Vvoz',
    querySelector: (selector: string) => (selector.includes('consent') ? link : busy),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { search });
  startServices();
}

const settle = () => new Promise((resolve) => void setTimeout(resolve, 5));

beforeEach(() => {
  Object.assign(state, { consent: undefined, marks: {}, hits: undefined, started: [], heard: [] });
  busy = null;
  vi.stubGlobal('reportError', () => undefined);
  return () => vi.unstubAllGlobals();
});

test.each([
  ['a service is switched on', 'services', '', {}, undefined, true],
  ['only marks, and the visitor came without any', 'marks', '', {}, undefined, false],
  ['only marks, and the address has one', 'marks', '?utm_source=ya', {}, undefined, true],
  ['only marks, and the visit began with one', 'marks', '', { utm_source: 'ya' }, undefined, true],
  ['only marks, and the visitor has agreed before', 'marks', '', {}, 'all', true],
  ['only marks, and the visitor has refused before', 'marks', '', {}, 'necessary', true],
  ['only marks, and a filter is in the address', 'marks', '?brand=TOYOTA', {}, undefined, false],
] as const)('%s: loaded at once or not', async (_, kind, search, marks, consent, isLoaded) => {
  Object.assign(state, { marks, consent });
  setup(kind, search);
  await settle();
  expect(state.started).toEqual(isLoaded ? [true] : []);
});

test('the link in the footer loads what was not needed, once, and opens the notice', async () => {
  setup('marks');
  const opened = vi.fn<(isPrevented: boolean) => void>();
  expect(link.click(), 'the link does not lead away').toBe(false);
  link.addEventListener('click', (event) => opened(event.defaultPrevented));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(state.started).toEqual([false]);
  link.click();
  await settle();
  expect(state.started).toEqual([false]);
});

test.each([
  [undefined, false],
  ['necessary', false],
  ['all', true],
] as const)('with the consent %s hits are allowed: %s', (consent, isAllowed) => {
  setup('services');
  state.consent = consent;
  expect((state.hits as HitOptions).isAllowed()).toBe(isAllowed);
});

test('each page is a hit, also one that is left before it has settled', () => {
  setup('services');
  expect(state.heard).toEqual(['change']);
  window.dispatchEvent(new Event('pagehide'));
  expect(state.heard).toEqual(['change', 'flush']);
});

test('a hit waits while a part of the page is busy', () => {
  setup('services');
  const { isBusy } = state.hits as HitOptions;
  expect(isBusy()).toBe(false);
  busy = {};
  expect(isBusy()).toBe(true);
});

test('a page without the footer starts nothing', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  startServices();
  expect(state.hits).toBeUndefined();
});
