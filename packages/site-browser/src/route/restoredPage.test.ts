import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { watchRestoredPage } from './restoredPage.ts';
import { renewPage } from './renewPage.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
vi.mock('./renewPage.ts', () => ({ renewPage: vi.fn() }));
afterAll(() => {
  vi.doUnmock('./renewPage.ts');
  vi.resetModules();
});

/** Starts a page that was loaded `age` ms ago, as `entry` says, and returns how often it is renewed when it is shown. */
async function countRenewals(
  entry: { type: string; transferSize: number | undefined },
  { persisted, age }: { persisted: boolean; age: number } = { persisted: false, age: 0 },
): Promise<number> {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('performance', { getEntriesByType: () => [entry], timeOrigin: Date.now() - age });
  watchRestoredPage();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.dynamicImportSettled();
  return vi.mocked(renewPage).mock.calls.length;
}

beforeEach(() => {
  vi.mocked(renewPage).mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test.each([
  ['Back from the HTTP cache', 'back_forward', 0, 1],
  ['Back in a browser that does not say from where', 'back_forward', undefined, 1],
  ['Back from the server', 'back_forward', 900, 0],
  ['a link', 'navigate', 0, 0],
  ['a reload', 'reload', 0, 0],
])('whether %s renews the page', async (_name, type, transferSize, renewals) => {
  expect(await countRenewals({ type, transferSize })).toBe(renewals);
});

test.each([
  ['kept for longer than five seconds', { persisted: true, age: 5001 }, 1],
  ['kept for five seconds', { persisted: true, age: 5000 }, 0],
  ['shown for the first time', { persisted: false, age: 60_000 }, 0],
])('whether a page that was %s is renewed', async (_name, shown, renewals) => {
  expect(await countRenewals({ type: 'navigate', transferSize: 900 }, shown)).toBe(renewals);
});

test('a page is renewed each time when a visitor comes back to it', async () => {
  const page = new EventTarget();
  const entry = { type: 'navigate', transferSize: 900 };
  vi.stubGlobal('window', page);
  vi.stubGlobal('performance', { getEntriesByType: () => [entry], timeOrigin: Date.now() - 60_000 });
  watchRestoredPage();
  for (const persisted of [false, true, true])
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.dynamicImportSettled();
  expect(renewPage).toHaveBeenCalledTimes(2);
});
