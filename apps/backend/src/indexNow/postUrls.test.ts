import { afterAll, expect, test, vi } from 'vitest';
import { startHttpServer } from '../lib/testing/startHttpServer.ts';
import { postUrls } from './postUrls.ts';

const pauses = vi.hoisted(() => {
  // Test files share loaded modules. Those that have imported the timers themselves must be loaded again.
  vi.resetModules();
  return [] as number[];
});
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void pauses.push(ms),
}));
afterAll(() => {
  vi.doUnmock('node:timers/promises');
  vi.resetModules();
});

test('an engine may demand a longer pause than our own, but none of more than half an hour', async () => {
  const waiting = ['2', '600', '86400'];
  const engine = await startHttpServer(() => {
    const after = waiting.shift();
    return after === undefined ? { status: 200 } : { status: 429, headers: { 'retry-after': after } };
  });
  const outcome = await postUrls(['https://vvoz.example/toyota'], {
    key: 'a1b2c3d4e5f6',
    endpoint: engine.url,
    site: 'https://vvoz.example',
    signal: new AbortController().signal,
    pausesMs: [30_000, 300_000, 300_000],
  });
  expect(outcome).toEqual({ kind: 'accepted' });
  expect(pauses).toEqual([30_000, 600_000, 1_800_000]);
});
