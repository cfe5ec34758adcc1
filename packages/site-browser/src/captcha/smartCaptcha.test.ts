import { beforeEach, expect, test, vi } from 'vitest';
import { createSmartCaptchaSource } from './smartCaptcha.ts';

type Callbacks = Partial<Record<string, (data?: unknown) => void>>;
let on: Callbacks;
const destroy = vi.fn();
const remove = vi.fn();
const render = vi.fn(() => 7);
const append = vi.fn();

beforeEach(() => {
  on = {};
  for (const mock of [destroy, remove, append]) mock.mockReset();
  render.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { remove, src: '' }),
    body: { append },
    head: { append: (script: EventTarget) => void setTimeout(() => script.dispatchEvent(new Event('load'))) },
  });
  vi.stubGlobal('window', {
    smartCaptcha: {
      render,
      subscribe: (_: number, event: string, callback: (data?: unknown) => void) => (on[event] = callback),
      execute: () => undefined,
      destroy,
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Begins a check, until the widget runs. */
async function begin() {
  const outcome = createSmartCaptchaSource('key')
    .obtain()
    .then(
      (token) => `token ${token}`,
      (error: unknown) => String(error),
    );
  await vi.advanceTimersByTimeAsync(1);
  return outcome;
}
const raise = (event: string, data?: unknown) => on[event]?.(data);

test('a solved challenge closes before its token arrives: the token counts', async () => {
  const outcome = begin();
  await vi.advanceTimersByTimeAsync(1);
  raise('challenge-hidden');
  await vi.advanceTimersByTimeAsync(900);
  raise('success', 'solved');
  expect(await outcome).toBe('token solved');
});

test('a challenge that the visitor closes ends in a second', async () => {
  const outcome = begin();
  await vi.advanceTimersByTimeAsync(1);
  raise('challenge-hidden');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toContain('closed');
});

test.each([
  ['success', 'token'],
  ['network-error', undefined],
  ['javascript-error', undefined],
])('after %s no widget and no element are left in the page', async (event, data) => {
  const outcome = begin();
  await vi.advanceTimersByTimeAsync(1);
  expect([render.mock.calls.length, append.mock.calls.length]).toEqual([1, 1]);
  raise(event, data);
  await outcome;
  expect(destroy.mock.calls).toEqual([[7]]);
  expect(remove).toHaveBeenCalledOnce();
});
