import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from './startServer.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a wrong environment ends the process, and its message names the variable', async () => {
  vi.stubEnv('VVOZ_PAGE_WAIT_MS', 'soon');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(startServer()).rejects.toThrow('exit 1');
  expect(String(written.mock.calls[0]?.[0])).toMatch(/^Wrong environment variables: VVOZ_PAGE_WAIT_MS: /);
});
