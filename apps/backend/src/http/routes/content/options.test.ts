import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

test('the options have contacts and hours', async () => {
  const { status, body, headers } = await api.get('/api/options?ip=203.0.113.7');
  expect(status).toBe(200);
  expect(optionsSchema.parse(body).contacts.tel).toMatch(/^[\d +()-]+$/);
  expect(headers['cache-control']).toContain('max-age=60');
});

test('an unknown field is refused', async () => {
  expect(formatRefusal(await api.get('/api/options?lang=en'))).toBe('400 unknown_field lang');
});

test('abuse: an overlong address', async () => {
  expect(formatRefusal(await api.get(`/api/options?ip=${'1'.repeat(46)}`))).toBe('400 bad_value ip');
});
