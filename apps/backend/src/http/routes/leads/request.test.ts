import { expect, test } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { leadResponseSchema } from '@vvoz/api/leads/leadSchemas';
import { formatRefusal } from '../testing/testApp.ts';
import { createLeadApp, createForm } from './testing/leadApp.ts';

test('a request is saved and its data returned; a repeat at the other address saves nothing', async () => {
  const api = await createLeadApp();
  const body = createForm({ type: 'callback', name: '' });
  const first = await api.post('/api/request', body);
  expect(first.status).toBe(201);
  const { data } = leadResponseSchema.parse(first.body);
  expect(await api.leads()).toMatchObject([{ id: data.id, kind: 'callback', name: '' }]);
  const again = await api.post('/api/request/send', body);
  expect([again.status, leadResponseSchema.parse(again.body).data]).toEqual([
    200,
    { ...data, duplicate: true },
  ]);
});

test('a wrong phone number is refused', async () => {
  const api = await createLeadApp();
  expect(formatRefusal(await api.post('/api/request', createForm({ tel: '112' })))).toBe('400 bad_value tel');
});

test('abuse: both addresses share one limit', async () => {
  const api = await createLeadApp();
  for (let index = 0; index < 5; index += 1) {
    await api.post('/api/request', createForm());
    await api.post('/api/request/send', createForm());
  }
  expect(formatRefusal(await api.post('/api/request', createForm()))).toBe('429 too_many');
  expect((await api.app.inject('/api/request')).statusCode).toBe(404);
});

test('the calls are described in valid OpenAPI', async () => {
  const { app } = await createLeadApp();
  const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>();
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(Object.keys(document.paths).toSorted()).toEqual([
    '/api/request',
    '/api/request/challenge',
    '/api/request/recaptcha',
    '/api/request/send',
  ]);
  expect(JSON.stringify(document.paths['/api/request/send'])).toContain('"roistat_visit"');
  expect(JSON.stringify(document.paths['/api/request/recaptcha'])).toContain('0.5');
});
