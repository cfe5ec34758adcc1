import { afterEach, expect, test, vi } from 'vitest';
import { loadPublicOptions } from './loadPublicOptions.ts';

afterEach(() => vi.unstubAllGlobals());

test('asks once a document, and again after a failure', async () => {
  const ask = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValue(Response.json({ services: {} }));
  vi.stubGlobal('fetch', ask);
  await expect(loadPublicOptions()).rejects.toThrow('/api/site answered 503');
  expect(await loadPublicOptions()).toEqual({ services: {} });
  await loadPublicOptions();
  expect(ask).toHaveBeenCalledTimes(2);
});
