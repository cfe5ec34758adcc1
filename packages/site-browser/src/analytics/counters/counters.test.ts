import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { metrika } from './metrika.ts';
import { roistat } from './roistat.ts';
import { topMailRu } from './topMailRu.ts';
import { vkPixel } from './vkPixel.ts';

const state = vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
  return { scripts: [] as string[], run: () => undefined as void };
});
vi.mock('../../page/loadScript.ts', () => ({
  loadScript: async (src: string) => {
    state.scripts.push(src);
    state.run();
  },
  limitWait: (work: Promise<void>) => work,
}));
afterAll(() => {
  vi.doUnmock('../../page/loadScript.ts');
  vi.resetModules();
});

const HIT = { url: 'https://site/b', referrer: 'https://site/a', title: 'B', cause: 'address' } as const;
const calls: unknown[] = [];
const record =
  (name: string) =>
  (...parameters: readonly unknown[]) =>
    void calls.push([name, ...parameters]);
const onPhone = record('phone');

beforeEach(() => {
  state.scripts = [];
  state.run = () => undefined;
  calls.length = 0;
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://site/a?b=1' });
  vi.stubGlobal('document', { cookie: '' });
  return () => vi.unstubAllGlobals();
});

test('Metrika sends no hit by itself, then each with its page and the page before', async () => {
  const counter = await metrika.load('123', { onPhone });
  expect(window.ym?.a).toEqual([
    [123, 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: false }],
  ]);
  // The script replaces the function that has collected the calls.
  window.ym = record('ym');
  counter.sendHit(HIT);
  counter.sendGoal('lot-view');
  expect(calls).toEqual([
    ['ym', 123, 'hit', HIT.url, { referer: HIT.referrer, title: 'B' }],
    ['ym', 123, 'reachGoal', 'lot-view'],
  ]);
});

test('Top.Mail.Ru gets each hit with its page and the page before', async () => {
  vi.useFakeTimers({ now: 5000, toFake: ['Date'] });
  const counter = await topMailRu.load('7', { onPhone });
  counter.sendHit(HIT);
  counter.sendGoal('chat');
  vi.useRealTimers();
  // oxlint-disable-next-line no-underscore-dangle -- the script of Top.Mail.Ru reads this name
  expect(window._tmr).toEqual([
    { id: '7', type: 'pageView', start: 5000, url: HIT.url, referrer: HIT.referrer, title: 'B' },
    { id: '7', type: 'reachGoal', goal: 'chat' },
  ]);
});

test('the pixel of VK is started before it counts', async () => {
  state.run = () =>
    Object.assign(window, {
      VK: { Retargeting: { Init: record('init'), Hit: record('hit'), Event: record('event') } },
    });
  const counter = await vkPixel.load('VK-1', { onPhone });
  counter.sendHit(HIT);
  counter.sendGoal('phone');
  expect(calls).toEqual([['init', 'VK-1'], ['hit'], ['event', 'phone']]);
});

test.each([
  ['', 'https://cloud.roistat.com/api/site/1.0/p1/init?referrer=https%3A%2F%2Fsite%2Fa%3Fb%3D1'],
  ['roistat_visit=9', 'https://cloud.roistat.com/dist/module.js'],
])('Roistat is ready after its modules, with the cookies %j from %s', async (cookie, src) => {
  vi.stubGlobal('document', { cookie });
  let isReady = false;
  const loading = roistat.load('p1', { onPhone }).then((counter) => {
    isReady = true;
    return counter;
  });
  await vi.waitFor(() => expect(state.scripts).toEqual([src]));
  await new Promise(setImmediate);
  expect(isReady).toBe(false);
  window.roistat = {
    event: { send: record('goal') },
    registerOnCalltrackingPhoneReceivedCallback: (listener) => listener(74951112233),
  };
  window.onRoistatAllModulesLoaded?.();
  (await loading).sendGoal('phone');
  expect(calls).toEqual([
    ['phone', '74951112233'],
    ['goal', 'phone'],
  ]);
});
