import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Hits } from '../analytics/hits.ts';
import type { PublicOptions } from '../services/publicOptions.ts';
import { startConsented } from './startConsented.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  consent: undefined as 'all' | 'necessary' | undefined,
  choose: (_choice: 'all' | 'necessary') => undefined as void,
  changeRoute: (_change: { cause: string }) => undefined as void,
  isBot: false,
  calls: [] as string[],
  offered: [] as object[],
  hasChat: true,
}));
vi.mock('../vitals/startVitals.ts', () => ({ startVitals: () => state.calls.push('start vitals') }));

vi.mock('../analytics/counters/counters.ts', () => ({ COUNTERS: 'counters' }));
vi.mock('../support/widgets/widgets.ts', () => ({ WIDGETS: 'widgets' }));
vi.mock('../analytics/listSwitchedOn.ts', () => ({
  listSwitchedOn: (rows: string) =>
    rows === 'counters'
      ? [['metrika', { title: 'Метрика', traces: /^_ym/ }, '1']]
      : state.hasChat
        ? [['jivo', { title: 'Чат', traces: /^jv_/, open: () => undefined }, '2']]
        : [],
}));
vi.mock('../analytics/startAnalytics.ts', () => ({ startAnalytics: () => state.calls.push('start') }));
vi.mock('../captcha/botScore.ts', () => ({ isMarkedAsBot: () => state.isBot }));
vi.mock('../marks/storedMarks.ts', () => ({
  forgetMarks: () => state.calls.push('forget marks'),
  storeMarks: () => state.calls.push('store marks'),
}));
vi.mock('../marks/visitMarks.ts', () => ({ readVisitMarks: () => ({}) }));
vi.mock('../consent/clearTraces.ts', () => ({
  clearTraces: (patterns: readonly RegExp[]) => state.calls.push(`clear ${patterns.map(String).join(' ')}`),
}));
vi.mock('../consent/consent.ts', () => ({
  readConsent: () => state.consent,
  onConsent: (listener: typeof state.choose) => (state.choose = listener),
}));
vi.mock('../consent/watchConsentLink.ts', () => ({
  watchConsentLink: (offered: object) => ({
    show: () => state.calls.push('show notice') && state.offered.push(offered),
    hide: () => state.calls.push('hide notice'),
  }),
}));
vi.mock('../route/routeChange.ts', () => ({
  onRouteChange: (listener: typeof state.changeRoute) => (state.changeRoute = listener),
}));
vi.mock('../support/startSupport.ts', () => ({
  startSupport: () => {
    state.calls.push('start support');
    return () => state.calls.push('open support');
  },
}));
afterAll(() => {
  vi.doUnmock('../vitals/startVitals.ts');
  vi.doUnmock('../analytics/counters/counters.ts');
  vi.doUnmock('../support/widgets/widgets.ts');
  vi.doUnmock('../analytics/listSwitchedOn.ts');
  vi.doUnmock('../analytics/startAnalytics.ts');
  vi.doUnmock('../captcha/botScore.ts');
  vi.doUnmock('../marks/storedMarks.ts');
  vi.doUnmock('../marks/visitMarks.ts');
  vi.doUnmock('../consent/clearTraces.ts');
  vi.doUnmock('../consent/consent.ts');
  vi.doUnmock('../consent/watchConsentLink.ts');
  vi.doUnmock('../route/routeChange.ts');
  vi.doUnmock('../support/startSupport.ts');
  vi.resetModules();
});

const OPTIONS = { services: {}, contacts: { tel: '' }, vitals: false } as unknown as PublicOptions;
const start = () => startConsented(OPTIONS, {} as Hits);
const reload = vi.fn();

beforeEach(() => {
  Object.assign(state, { consent: undefined, isBot: false, calls: [], offered: [], hasChat: true });
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('reportError', () => undefined);
  return () => vi.unstubAllGlobals();
});

test('a page that needs not ask waits for the link in the footer', () => {
  startConsented(OPTIONS, {} as Hits, false);
  expect(state.calls).toEqual([]);
});

const CLEARED = ['forget marks', 'clear /^_ym/ /^jv_/'];

test('nothing starts before the choice', () => {
  start();
  expect(state.calls).toEqual(['show notice']);
});

test('a withdrawal removes the traces of counters and of the support chat, and the running scripts', () => {
  state.consent = 'all';
  start();
  state.choose('necessary');
  expect(state.calls).toEqual(['store marks', 'start', 'hide notice', ...CLEARED]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a choice of another page counts after a return from the back/forward cache, and only then', () => {
  start();
  state.consent = 'necessary';
  state.changeRoute({ cause: 'link' });
  expect(state.calls).toEqual(['show notice']);
  state.changeRoute({ cause: 'restore' });
  // The open notice is answered.
  expect(state.calls).toEqual(['show notice', 'hide notice', ...CLEARED]);
  expect(reload).not.toHaveBeenCalled();
});

test('a withdrawal on another page ends the counters of a page that comes back', () => {
  state.consent = 'all';
  start();
  state.consent = 'necessary';
  state.changeRoute({ cause: 'restore' });
  expect(reload).toHaveBeenCalledOnce();
});

test('counters start once; for a bot they do not start', () => {
  state.isBot = true;
  state.consent = 'all';
  start();
  expect(state.calls).toEqual(['store marks']);
  state.isBot = false;
  state.choose('all');
  state.choose('all');
  expect(state.calls.filter((call) => call === 'start')).toHaveLength(1);
});

test('the notice names counters, chat and the policy of the host', () => {
  startConsented({ ...OPTIONS, routes: { privacy: '/politika' }, vitals: true } as PublicOptions, {} as Hits);
  start();
  state.hasChat = false;
  start();
  expect(state.offered).toEqual([
    { counters: ['Метрика'], chat: 'Чат', measuresSpeed: true, policyHref: '/politika' },
    { counters: ['Метрика'], chat: 'Чат', measuresSpeed: false, policyHref: '/privacy-policy' },
    { counters: ['Метрика'], chat: undefined, measuresSpeed: false, policyHref: '/privacy-policy' },
  ]);
});

test('speed is measured after consent, where the operator wants it', async () => {
  state.consent = 'all';
  start();
  await vi.dynamicImportSettled();
  expect(state.calls).not.toContain('start vitals');
  startConsented({ ...OPTIONS, vitals: true }, {} as Hits);
  await vi.dynamicImportSettled();
  expect(state.calls).toContain('start vitals');
});

test('the support chat that was asked for before the consent opens with it; without one nothing is loaded', async () => {
  start();
  await vi.dynamicImportSettled();
  expect(state.calls).toContain('start support');
  state.choose('necessary');
  expect(state.calls).not.toContain('open support');
  state.choose('all');
  expect(state.calls.at(-1)).toBe('open support');
  state.calls = [];
  state.hasChat = false;
  state.consent = 'necessary';
  start();
  await vi.dynamicImportSettled();
  expect(state.calls).toEqual(['forget marks', 'clear /^_ym/']);
});
