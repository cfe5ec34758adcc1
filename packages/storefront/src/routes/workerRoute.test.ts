import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundleWorker } from '../../scripts/bundleWorker.ts';
import { readBuildId } from '@vvoz/site-browser/worker/readBuildId.ts';
import { createWorkerRoute } from './workerRoute.ts';

test('the worker is a complete script, is revalidated, and knows its build', async () => {
  const response = await createWorkerRoute(async () => 'build-7', bundleWorker)();
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  const open = vi.fn(async () => ({ match: async () => undefined }));
  const listeners = new Map<string, (event: unknown) => void>();
  new Function('self', await response.text())({
    caches: { open },
    location: { origin: 'http://main' },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  let answered: Promise<unknown> = Promise.resolve();
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: 'http://main/list' },
    respondWith: (given: Promise<unknown>) => {
      answered = given;
    },
  });
  await expect(answered).rejects.toThrow('Failed to fetch');
  expect(open).toHaveBeenCalledWith('vvoz-pages-build-7');
});

test("the build's id is read from its folder; in development there is none", async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-build-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  expect(await readBuildId(directory)).toBe('development');
  mkdirSync(path.join(directory, '.next'));
  writeFileSync(path.join(directory, '.next/BUILD_ID'), 'abc\n');
  expect(await readBuildId(directory)).toBe('abc');
});
