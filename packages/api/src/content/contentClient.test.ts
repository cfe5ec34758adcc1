import { expect, test } from 'vitest';
import { recordRequests } from '../testing/recordRequests.ts';
import { createContentClient } from './contentClient.ts';

test('requests the record of a page by path and host', async () => {
  const { requests, options } = recordRequests({});
  await createContentClient(options)
    .page('/japan?a', 'main')
    .catch(() => {});
  expect(requests).toEqual(['GET http://backend/api/pages?path=%2Fjapan%3Fa&name=main']);
});

test('requests site options without parameters; options of another shape break the contract', async () => {
  const { requests, options } = recordRequests({ contacts: {} });
  await expect(createContentClient(options).options()).rejects.toMatchObject({
    failure: { kind: 'contract' },
  });
  expect(requests).toEqual(['GET http://backend/api/options']);
});
