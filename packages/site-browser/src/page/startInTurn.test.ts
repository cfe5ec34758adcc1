import { expect, onTestFinished, test, vi } from 'vitest';
import { startInTurn } from './startInTurn.ts';

test('each part starts in a task of its own, in order, also after one that failed', async () => {
  const report = vi.fn();
  const log: string[] = [];
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('scheduler', { yield: async () => void log.push('new task') });
  onTestFinished(() => void vi.unstubAllGlobals());
  const failure = new Error('no storage');
  await startInTurn([
    () => log.push('first'),
    () => {
      throw failure;
    },
    () => log.push('third'),
  ]);
  expect(log).toEqual(['new task', 'first', 'new task', 'new task', 'third']);
  expect(report).toHaveBeenCalledWith(failure);
});
