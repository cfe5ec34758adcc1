import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startVitals } from './startVitals.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  measured: new Map<string, (metric: object) => void>(),
  flushed: 0,
  noted: [] as object[],
  kind: '',
}));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (note: (metric: object) => void) => state.measured.set(name, note),
    ]),
  ),
);
vi.mock('./createVitalsReport.ts', () => ({
  createVitalsReport: (kind: string, send: (report: string) => void) => {
    state.kind = kind;
    return {
      note: (metric: object) => state.noted.push(metric),
      flush: () => {
        state.flushed += 1;
        send('report');
      },
    };
  },
}));
afterAll(() => {
  vi.doUnmock('web-vitals');
  vi.doUnmock('./createVitalsReport.ts');
  vi.resetModules();
});

const beacons: unknown[][] = [];
let meta: { content: string } | null;
const page = () => document as unknown as EventTarget & { visibilityState: string };
const turn = (visibilityState: string) => {
  page().visibilityState = visibilityState;
  page().dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Object.assign(state, { measured: new Map(), flushed: 0, noted: [], kind: '' });
  beacons.length = 0;
  meta = { content: 'list' };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: (selector: string) => (selector === 'meta[name="vvoz-page"]' ? meta : null),
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { sendBeacon: (...beacon: unknown[]) => beacons.push(beacon) });
  return () => vi.unstubAllGlobals();
});

test('five figures are measured, and sent to the site each time the page is hidden', () => {
  startVitals();
  expect([...state.measured.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(state.kind).toBe('list');
  const metric = { name: 'LCP', value: 1200 };
  state.measured.get('LCP')?.(metric);
  expect(state.noted).toEqual([metric]);
  turn('visible');
  expect(beacons).toEqual([]);
  turn('hidden');
  expect(beacons).toEqual([['/api/vitals', 'report']]);
});

test('a page without a kind measures nothing', () => {
  meta = null;
  startVitals();
  turn('hidden');
  expect([state.measured.size, beacons]).toEqual([0, []]);
});
