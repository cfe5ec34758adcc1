import { expect, test } from 'vitest';
import { recordRequests } from '../testing/recordRequests.ts';
import { createContentClient } from './contentClient.ts';

test('the record of a page is asked for by path and host', async () => {
  const { requests, options } = recordRequests({});
  await createContentClient(options)
    .page('/japan?a', 'main')
    .catch(() => {});
  expect(requests).toEqual(['GET http://backend/api/pages?path=%2Fjapan%3Fa&name=main']);
});

test('site options are asked for without parameters; a shape of their own breaks the contract', async () => {
  const { requests, options } = recordRequests({ contacts: {} });
  await expect(createContentClient(options).options()).rejects.toMatchObject({
    failure: { kind: 'contract' },
  });
  expect(requests).toEqual(['GET http://backend/api/options']);
});
