import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createSink(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, columns: 60, write: (text: string) => written.push(text) };
}
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('a step under two seconds is silent', async () => {
  const out = createSink(false);
  const step = new Progress(out).step('Quick', () => wait(1500));
  await vi.advanceTimersByTimeAsync(1500);
  await step;
  expect(out.written).toEqual([]);
});

test('in a log: a line after two seconds, one every ten seconds, and the duration at the end', async () => {
  const out = createSink(false);
  const step = new Progress(out).step('Slow', async (detail) => {
    await wait(5000);
    detail('half');
    await wait(10_000);
  });
  await vi.advanceTimersByTimeAsync(15_000);
  await step;
  expect(out.written).toEqual(['Slow … 2.0 s\n', 'Slow … 12 s (half)\n', 'Slow: done in 15 s\n']);
});

test('on a terminal: one line for all running steps, narrower than the window; at the end the duration', async () => {
  const out = createSink(true);
  const progress = new Progress(out);
  const both = Promise.all([
    progress.step('One', () => wait(3000)),
    progress.step('Another with a long name', () => wait(4000)),
  ]);
  await vi.advanceTimersByTimeAsync(2250);
  expect(out.written.at(-1)).toMatch(/^One … 2\.\d s · Another with a long name … 2\.\d s$/);
  await vi.advanceTimersByTimeAsync(2000);
  await both;
  for (const text of out.written) expect(text.length).toBeLessThan(60);
  expect(out.written.at(-1)).toBe('Another with a long name: done in 4.0 s\n');
});

test('prints the time of a failed step and rethrows its error', async () => {
  const out = createSink(false);
  const step = new Progress(out).step('Broken', async () => {
    await wait(2500);
    throw new Error('why');
  });
  const caught = expect(step).rejects.toThrow('why');
  await vi.advanceTimersByTimeAsync(2500);
  await caught;
  expect(out.written.at(-1)).toBe('Broken: stopped after 2.5 s\n');
});
