import { afterEach, expect, test, vi } from 'vitest';
import { loadPublicOptions } from './loadPublicOptions.ts';

afterEach(() => vi.unstubAllGlobals());

test('sends one request per document, and another one after a failure', async () => {
  const fetchOptions = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValue(Response.json({ services: {} }));
  vi.stubGlobal('fetch', fetchOptions);
  await expect(loadPublicOptions()).rejects.toThrow('/api/site responded 503');
  expect(await loadPublicOptions()).toEqual({ services: {} });
  await loadPublicOptions();
  expect(fetchOptions).toHaveBeenCalledTimes(2);
});
