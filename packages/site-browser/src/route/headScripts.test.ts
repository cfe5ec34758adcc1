import { expect, test, vi } from 'vitest';
import { chunkGuardScript, quickTapScript, skippedTransitionScript } from './headScripts.ts';

interface Failure {
  readonly tagName?: string;
  readonly src?: string;
  readonly rel?: string;
  readonly href?: string;
}
const START = 1_800_000_000_000;
const CHUNK: Failure = { tagName: 'SCRIPT', src: 'http://main/_next/static/chunks/a.js' };

/** Runs the script in a stub page. Returns the number of reloads after failures at these times, ms. */
function run(
  times: readonly number[],
  failure: Failure = CHUNK,
  {
    onLine = true,
    isForbidden = false,
    typed = '',
    sheets = [] as readonly { readonly href: string; readonly sheet: object | null }[],
  } = {},
) {
  const stored = new Map<string, string>();
  let reloads = 0;
  const listeners = new Map<string, (event: { target: Failure | null }) => void>();
  const clock = { now: 0 };
  new Function(
    'addEventListener',
    'navigator',
    'document',
    'sessionStorage',
    'location',
    'Date',
    chunkGuardScript,
  )(
    (type: string, added: (event: { target: Failure | null }) => void) => listeners.set(type, added),
    { onLine },
    {
      querySelectorAll: (selector: string) =>
        selector.startsWith('link') ? sheets : [{ value: typed, defaultValue: '' }],
    },
    {
      getItem: (key: string) => {
        if (isForbidden) throw new Error('SecurityError');
        return stored.get(key) ?? null;
      },
      setItem: (key: string, value: unknown) => stored.set(key, String(value)),
    },
    { reload: () => (reloads += 1) },
    { now: () => clock.now },
  );
  for (const time of times) {
    clock.now = time;
    listeners.get('error')?.({ target: failure });
  }
  clock.now = START;
  listeners.get('load')?.({ target: null });
  return reloads;
}

test.each([
  [[START], 1],
  [[START, START + 59_999], 1],
  [[START, START + 60_000], 2],
  [[START, START + 30_000, START + 60_000, START + 119_999], 2],
])('a script that fails at %j reloads the page %d times', (times, reloads) => {
  expect(run(times)).toBe(reloads);
});

test('a style sheet that fails reloads the page, also when it failed before the script ran', () => {
  const href = 'http://main/_next/static/chunks/a.css';
  expect(run([START], { tagName: 'LINK', rel: 'stylesheet', href })).toBe(1);
  expect(run([START], { tagName: 'LINK', rel: 'icon', href })).toBe(0);
  expect(run([], CHUNK, { sheets: [{ href, sheet: {} }] })).toBe(0);
  expect(run([], CHUNK, { sheets: [{ href, sheet: null }] })).toBe(1);
  expect(run([], CHUNK, { sheets: [{ href: 'http://other/a.css', sheet: null }] })).toBe(0);
});

test('other failures do not reload the page', () => {
  expect(run([START], { tagName: 'IMG', src: '/_next/static/a.png' })).toBe(0);
  expect(run([START], { tagName: 'SCRIPT', src: 'http://other/a.js' })).toBe(0);
  expect(run([START], {})).toBe(0);
});

test('offline, or with storage forbidden, the page is not reloaded', () => {
  expect(run([START], CHUNK, { onLine: false })).toBe(0);
  expect(run([START], CHUNK, { isForbidden: true })).toBe(0);
});

test('a page with a form that the visitor is filling in is not reloaded', () => {
  expect(run([START], CHUNK, { typed: '8 914' })).toBe(0);
});

test('neither a skipped transition nor a page without one is an error', async () => {
  const listeners: ((event: unknown) => void)[] = [];
  new Function('addEventListener', skippedTransitionScript)(
    (_type: string, added: (event: unknown) => void) => listeners.push(added),
  );
  // An unhandled rejection would fail the test.
  for (const viewTransition of [null, { ready: Promise.reject(new Error('skipped')) }])
    for (const listener of listeners) listener({ viewTransition });
  expect(listeners).toHaveLength(1);
});

/** Runs the script in a stub page. Returns whether React would see a tap on an element with these ancestors. */
function isSeen(ancestors: readonly string[], isLive?: boolean): boolean {
  const listeners = new Map<string, (event: unknown) => void>();
  new Function('addEventListener', 'window', quickTapScript)(
    (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    { isLive },
  );
  const stopPropagation = vi.fn();
  const closest = (selector: string) => selector.split(',').find((one) => ancestors.includes(one)) ?? null;
  for (const listener of listeners.values()) listener({ target: { closest }, stopPropagation });
  expect([...listeners.keys()]).toContain('pointerdown');
  expect([0, listeners.size]).toContain(stopPropagation.mock.calls.length);
  return stopPropagation.mock.calls.length === 0;
}

test('before the page is live React sees taps on its controls, and no others', () => {
  expect(isSeen([])).toBe(false);
  expect(isSeen(['label'])).toBe(true);
  expect(isSeen(['button'])).toBe(true);
  expect(isSeen(['a', '[data-part]'])).toBe(false);
  expect(isSeen([], true)).toBe(true);
});

test('the scripts cannot end their element early', () => {
  expect(chunkGuardScript + skippedTransitionScript + quickTapScript).not.toMatch(/<\//);
});
