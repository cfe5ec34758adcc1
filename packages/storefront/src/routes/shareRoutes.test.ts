import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { createStorefront } from '../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCardRoute } from '../feeds/share/cardRoute.ts';
import { createPreviewRoute } from '../feeds/share/previewRoute.ts';

vi.mock('../shell/head/plainCards.ts', () => ({ PLAIN_CARDS: { main: { src: '/plain.jpg' } } }));

const missing = new ApiError({ kind: 'http', url: 'api/v2/cars', status: 404 });
const v2 = {
  car: async (type: string, id: string) => {
    if (id === 'none') throw missing;
    const images = [0, 1].map((frame) => `/pictures/${type}/${encodeURIComponent(id)}/${frame}?v=1`);
    return { ...prius, type, id, images, status: id === 'sold' ? 'sold' : 'coming' };
  },
};
const calc = {
  batch: async () => ({ items: [{ receipts: { poshlina: { totals: { total: 1_448_982 } } } }] }),
};
const content = {
  page: async (path: string) => {
    if (path !== '/informacziya/poshlina') throw missing;
    return {
      title: 'Как считают пошлину',
      entry: {
        html: '',
        excerpt: 'По таблице.',
        categoryTitle: 'Таможня',
        image: { src: `/pictures/cms/${'k'.repeat(22)}?w=960` },
      },
    };
  },
};
const fetchRaw = vi.fn();

beforeEach(() => {
  fetchRaw
    .mockReset()
    .mockImplementation(async () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } }));
});

const createSite = () => ({
  ...createStorefront('main', createFakeBackend({ v2, calc, content, fetchRaw } as never)),
  origin: () => 'https://vvoz.example',
});

const getCard = (...place: readonly string[]) =>
  createCardRoute(createSite())(
    new Request(`http://main/pictures/card/${place.map(encodeURIComponent).join('/')}?v=1`),
    {
      place,
    },
  );
const readDrawn = () => JSON.parse(replaceNbsp(String(fetchRaw.mock.calls[0]?.[1]?.body))) as unknown;

test("the card of a lot has its texts, price and picture of the vehicle, in the host's look", async () => {
  const response = await getCard('lot', 'japan', 'a/b');
  expect([response.status, await response.text()]).toEqual([200, 'jpeg']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(readDrawn()).toMatchObject({
    host: 'main',
    title: 'Toyota Prius · ZVW51 · 2022',
    price: { label: 'под ключ', amount: '≈ 1,45 млн ₽' },
    grade: prius.rate,
    picture: { type: 'japan', id: 'a/b', frame: 1 },
  });
});

test('the card of an article has its picture', async () => {
  expect((await getCard('page', 'informacziya', 'poshlina')).status).toBe(200);
  expect(readDrawn()).toEqual({
    host: 'main',
    title: 'Как считают пошлину',
    note: 'Таможня',
    facts: ['По таблице.'],
    picture: { key: 'k'.repeat(22) },
  });
});

test.each([
  ['an unknown lot', ['lot', 'japan', 'none']],
  ['an unknown page', ['page', 'nosuch']],
  ['an unknown catalogue', ['list', 'nosuch']],
  ['a text', ['text', 'Любые слова']],
])('%s has no card', async (_, place) => {
  expect((await getCard(...place)).status).toBe(404);
  expect(fetchRaw).not.toHaveBeenCalled();
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['is busy', async () => new Response('{}', { status: 503 })],
  ['sends something else', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('when the backend %s, the plain card is used for a short time', async (_, fail) => {
  captureLog();
  fetchRaw.mockImplementation(fail);
  const response = await getCard('lot', 'japan', '1');
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    307,
    '/plain.jpg',
    'public, max-age=30',
  ]);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const openLink = (headers: Record<string, string>, id = '1', search = '') =>
  createPreviewRoute(createSite())(new Request(`http://main/s/japan/${id}${search}`, { headers }), {
    type: 'japan',
    id,
  });

test("a person's browser is sent to the lot at once, with the choice but without other parameters", async () => {
  const search = '?variant=raspil&city=omsk&utm_source=tg&payer=';
  const response = await openLink({ 'user-agent': BROWSER, 'sec-fetch-mode': 'navigate' }, '1', search);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/cars/japan/1?variant=raspil&city=omsk',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('vary')).toBe('User-Agent, Sec-Fetch-Mode');
});

test.each(['1', 'sold'])('a messenger gets the preview of lot %s, which does not redirect it', async (id) => {
  const response = await openLink({ 'user-agent': 'TelegramBot (like TwitterBot)' }, id, '?city=omsk');
  const html = replaceNbsp(await response.text());
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('<meta property="og:title" content="Toyota Prius · ZVW51 · 2022">');
  expect(html).toContain(`content="https://vvoz.example/s/japan/${id}?city=omsk"`);
  expect(html).toMatch(
    new RegExp(`content="https://vvoz\\.example/pictures/card/lot/japan/${id}\\?v=[\\w-]{10}"`),
  );
  expect(html.includes('≈ 1,45 млн ₽')).toBe(id === '1');
  expect(html.includes('Продан')).toBe(id === 'sold');
  expect(html).not.toContain('refresh');
});

test('an unknown lot is a 404, for messengers and browsers', async () => {
  expect((await openLink({ 'user-agent': 'TelegramBot' }, 'none')).status).toBe(404);
  expect((await openLink({ 'user-agent': BROWSER, 'sec-fetch-mode': 'navigate' }, 'none')).status).toBe(404);
});
