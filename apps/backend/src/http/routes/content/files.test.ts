import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

test('the sample contract that the page of guarantees links is a PDF', async () => {
  const page = pageSchema.parse((await api.get('/api/pages?path=/garantii&name=main')).body);
  const href = page.company?.terms.find(({ link }) => link)?.link?.href ?? '';
  const { status, headers, text } = await api.get(href);
  expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
});

test('photos of deliveries are pictures, the last delivery first', async () => {
  const page = pageSchema.parse((await api.get('/api/pages?path=/o-kompanii&name=main')).body);
  const months = (page.deliveries ?? []).map(({ month }) => month);
  expect(months).toEqual(months.toSorted().toReversed());
  for (const { photo } of page.deliveries ?? [])
    expect((await api.get(photo?.src ?? '')).headers['content-type']).toBe('image/webp');
});

test('an unknown file is absent, and a path is no name', async () => {
  expect(formatRefusal(await api.get('/files/x.pdf'))).toContain('404 not_found');
  expect(formatRefusal(await api.get('/files/..%2Foptions.json'))).toBe('400 bad_value name');
});
