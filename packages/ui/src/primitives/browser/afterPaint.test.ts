import { beforeEach, expect, test, vi } from 'vitest';
import { runAfterPaint, waitForPaint } from './afterPaint.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the work follows the frame, not within it', () => {
  const work = vi.fn();
  runAfterPaint(work);
  vi.advanceTimersByTime(FRAME_MS);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('without a frame the work is done after half a second, and only once', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
  const work = vi.fn();
  runAfterPaint(work);
  vi.advanceTimersByTime(499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  for (const draw of frames) draw();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('work that was cancelled, before the frame or after it, is not done', () => {
  const work = vi.fn();
  runAfterPaint(work)();
  const cancel = runAfterPaint(work);
  vi.advanceTimersByTime(FRAME_MS);
  cancel();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test('who waits goes on after the paint', async () => {
  let isPainted = false;
  void waitForPaint().then(() => (isPainted = true));
  vi.advanceTimersByTime(FRAME_MS);
  await Promise.resolve();
  expect(isPainted).toBe(false);
  await vi.runAllTimersAsync();
  expect(isPainted).toBe(true);
});
