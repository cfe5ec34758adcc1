import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { PublicOptions } from '../services/publicOptions.ts';
import type { Hits } from './hits.ts';
import { startAnalytics } from './startAnalytics.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  calls: [] as unknown[],
  sendHit: (_hit: object) => undefined as void,
  raiseGoal: (_goal: string) => undefined as void,
  changeRoute: () => undefined as void,
  onPhone: (_tel: string) => undefined as void,
}));
vi.mock('../route/routeChange.ts', () => ({
  onRouteChange: (listener: typeof state.changeRoute) => (state.changeRoute = listener),
}));
vi.mock('./callTracking.ts', () => ({
  createCallTracking: (tel: string) => ({
    show: (shown: string) => state.calls.push(['show', shown, tel]),
    reset: () => state.calls.push('reset'),
    renew: () => state.calls.push('renew'),
  }),
}));
vi.mock('./counters/counters.ts', () => ({ COUNTERS: 'counters' }));
vi.mock('./listSwitchedOn.ts', () => ({
  listSwitchedOn: () =>
    ['metrika', 'matomo'].map((name) => [
      name,
      {
        load: (id: string, { onPhone }: { onPhone: typeof state.onPhone }) => {
          state.onPhone = onPhone;
          return Promise.resolve([name, id]);
        },
      },
      `id of ${name}`,
    ]),
}));
vi.mock('./counters/queueCalls.ts', () => ({
  queueCalls: (name: string, loading: Promise<string[]>) => {
    void loading.then((loaded) => state.calls.push(['load', ...loaded]));
    return {
      sendHit: (hit: object) => state.calls.push([name, hit]),
      sendGoal: (goal: string) => state.calls.push([name, goal]),
    };
  },
}));
vi.mock('./pageGoals.ts', () => ({
  raisePageGoals: (hit: object) => state.calls.push(['goals of', hit]),
  watchPhoneLinks: () => state.calls.push('watch phones'),
}));
vi.mock('../services/raiseGoal.ts', () => ({
  onGoal: (listener: typeof state.raiseGoal) => (state.raiseGoal = listener),
}));
afterAll(() => {
  vi.doUnmock('../route/routeChange.ts');
  vi.doUnmock('./callTracking.ts');
  vi.doUnmock('./counters/counters.ts');
  vi.doUnmock('./listSwitchedOn.ts');
  vi.doUnmock('./counters/queueCalls.ts');
  vi.doUnmock('./pageGoals.ts');
  vi.doUnmock('../services/raiseGoal.ts');
  vi.resetModules();
});

const observed: unknown[][] = [];
const hits = { connect: (send: typeof state.sendHit) => (state.sendHit = send) } as unknown as Hits;

beforeEach(() => {
  state.calls = [];
  observed.length = 0;
  vi.stubGlobal('document', { body: 'body' });
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly renew: () => void;
      constructor(renew: () => void) {
        this.renew = renew;
      }
      observe = (...args: unknown[]) => {
        observed.push(args);
        this.renew();
      };
    },
  );
  return () => vi.unstubAllGlobals();
});

test('each counter that is switched on gets hits and goals, and the page looks for goals of its own', async () => {
  startAnalytics({ services: {}, contacts: { tel: '8 423' } } as unknown as PublicOptions, hits);
  await Promise.resolve();
  const hit = { path: '/japan' };
  expect(state.calls).toEqual([
    'renew',
    'watch phones',
    ['load', 'metrika', 'id of metrika'],
    ['load', 'matomo', 'id of matomo'],
  ]);
  state.calls = [];
  state.raiseGoal('lead');
  state.sendHit(hit);
  expect(state.calls).toEqual([
    ['metrika', 'lead'],
    ['matomo', 'lead'],
    ['metrika', hit],
    ['matomo', hit],
    ['goals of', hit],
  ]);
});

test('call tracking shows its number also in what a page adds, and begins anew on the next page', () => {
  startAnalytics({ services: {}, contacts: { tel: '8 423' } } as unknown as PublicOptions, hits);
  expect(observed).toEqual([['body', { childList: true, subtree: true }]]);
  state.calls = [];
  state.onPhone('8 800');
  state.changeRoute();
  expect(state.calls).toEqual([['show', '8 800', '8 423'], 'reset']);
});
