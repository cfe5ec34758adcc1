import { beforeEach, expect, test, vi } from 'vitest';
import { limitWait, loadScript } from './loadScript.ts';

let script: EventTarget & { src?: string };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    head: { append: (element: typeof script) => (script = element) },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Begins to load; the outcome once there is one. */
function begin(work: Promise<void>) {
  const state = { outcome: '' };
  work.then(
    () => (state.outcome = 'loaded'),
    (error: unknown) => (state.outcome = String(error)),
  );
  return state;
}

test.each([
  ['load', 'loaded'],
  ['error', 'Error: https://other.example/a.js was blocked or failed'],
])('after the event %s: %s; no timer is left', async (event, outcome) => {
  const state = begin(loadScript('https://other.example/a.js'));
  expect(script.src).toBe('https://other.example/a.js');
  script.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.outcome).toBe(outcome);
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that does not answer is given up after twenty seconds', async () => {
  const state = begin(loadScript('https://other.example/a.js'));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(state.outcome).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(state.outcome).toBe('Error: https://other.example/a.js did not load in time');
});

test('so is a part of it that does not get ready', async () => {
  const state = begin(limitWait(new Promise(() => undefined), 'the chat'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.outcome).toBe('Error: the chat did not load in time');
});
