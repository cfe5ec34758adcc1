import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, KNOWN_LOTS, type TestApp } from './testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(KNOWN_LOTS);
});
afterAll(() => api.close());

async function post(payload: object, remoteAddress = '127.0.0.1') {
  const response = await api.app.inject({ method: 'POST', url: '/api/cards', payload, remoteAddress });
  const { 'content-type': type, 'retry-after': retryAfter } = response.headers;
  return { status: response.statusCode, type, retryAfter, text: response.payload };
}

const CARD = { host: 'main', title: 'Toyota Prius' };
const createFrameCard = (fields: object) => ({
  ...CARD,
  picture: { type: 'japan', id: 'prius-1', frame: 0, ...fields },
});

test('a card is drawn with the photograph of its lot', async () =>
  expect(await post(createFrameCard({}))).toEqual({
    status: 200,
    type: 'image/jpeg',
    text: 'Toyota Prius RIFF',
  }));

test.each([
  ['no picture is named', CARD],
  ['the lot is unknown', createFrameCard({ id: 'nobody' })],
  ['the type is unknown', createFrameCard({ type: 'mars' })],
  ['the photograph could not be fetched', createFrameCard({ frame: 4 })],
  ['the key is unknown', { ...CARD, picture: { key: 'A'.repeat(22) } }],
])('a card has no photograph when %s', async (_, card) =>
  expect(await post(card)).toMatchObject({ status: 200, text: 'Toyota Prius no photo' }),
);

test('only our own storefronts can draw cards, others get a 404', async () =>
  expect(await post(CARD, '203.0.113.7')).toMatchObject({ status: 404 }));

test('too many cards at once are a 503 that says when to try again', async () =>
  expect(await post({ ...CARD, title: 'busy' })).toMatchObject({ status: 503, retryAfter: '5' }));

test.each([
  ['an unknown host', { ...CARD, host: 'mars' }, 'host'],
  ['a title of 400 characters', { ...CARD, title: 'a'.repeat(400) }, 'title'],
  ['a picture of another host', { ...CARD, picture: { key: 'https://img.example/a.jpg' } }, 'picture'],
])('abuse: %s is a 400', async (_, card, field) => {
  const response = await post(card);
  expect([response.status, response.text.includes(field)]).toEqual([400, true]);
});
