import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { bitrix24 } from './bitrix24.ts';
import { chatra } from './chatra.ts';
import { jivo } from './jivo.ts';

const state = vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
  return { steps: [] as unknown[], run: () => undefined as void };
});
vi.mock('../../page/loadScript.ts', () => ({
  loadScript: async (src: string) => {
    state.steps.push(src);
    state.run();
  },
  limitWait: (work: Promise<void>) => work,
}));
afterAll(() => {
  vi.doUnmock('../../page/loadScript.ts');
  vi.resetModules();
});

const note =
  (name: string) =>
  (...parameters: readonly unknown[]) =>
    void state.steps.push([name, ...parameters]);

beforeEach(() => {
  state.steps = [];
  state.run = () => undefined;
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

/** Waits for an unfinished `opening`, then lets the chat get ready. */
async function finish(opening: Promise<void>, getReady: () => void) {
  void opening.then(() => state.steps.push('open'));
  await new Promise(setImmediate);
  expect(state.steps, 'not open before it is ready').toHaveLength(1);
  getReady();
  await opening;
}

test('the chat of Bitrix24 opens when it is ready, also at once', async () => {
  const raise = () =>
    window.dispatchEvent(
      Object.assign(new Event('onBitrixLiveChat'), { detail: { widget: { open: note('window') } } }),
    );
  await finish(bitrix24.open('b1/loader_2'), raise);
  const steps = ['https://cdn-ru.bitrix24.ru/b1/crm/site_button/loader_2.js', ['window']];
  expect(state.steps.slice(0, 2)).toEqual(steps);
  state.steps = [];
  state.run = raise;
  await bitrix24.open('b1/loader_2');
  expect(state.steps).toEqual(steps);
});

test('Jivo opens when it is ready', async () => {
  await finish(jivo.open('a1'), () => {
    window.jivo_api = { open: note('window') };
    window.jivo_onLoadCallback?.();
  });
  expect(state.steps).toEqual(expect.arrayContaining(['https://code.jivo.ru/widget/a1', ['window']]));
});

test('Chatra opens with its script, with the operator’s id', async () => {
  state.run = () => Object.assign(window, { Chatra: note('chatra') });
  await chatra.open('id1');
  expect(window.ChatraID).toBe('id1');
  expect(state.steps).toEqual(['https://call.chatra.io/chatra.js', ['chatra', 'openChat', true]]);
});
