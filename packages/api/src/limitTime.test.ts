import { expect, test } from 'vitest';
import { limitTime } from './limitTime.ts';

test('returns what the work returns, and throws what it throws', async () => {
  expect(await limitTime(1000, undefined, async () => 7)).toBe(7);
  await expect(limitTime(1000, undefined, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});

test('ends when the time is up and aborts the signal, even if the work ignores it', async () => {
  let workSignal: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    workSignal = signal;
    return new Promise<never>(() => undefined);
  };
  await expect(limitTime(5, undefined, work)).rejects.toMatchObject({
    name: 'TimeUp',
    message: 'took longer than 5 ms',
  });
  expect(workSignal?.aborted).toBe(true);
});

test('the work also ends when the caller aborts', async () => {
  const work = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const caller = new AbortController();
  const running = limitTime(60_000, caller.signal, work);
  caller.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});
