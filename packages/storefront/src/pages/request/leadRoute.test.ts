import type { IncomingHttpHeaders } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { Storefront } from '../../data/createStorefront.ts';
import { FORM_HEADER, keepAnsweredForm, takeAnsweredForm, type AnsweredForm } from './answeredForms.ts';
import { runInExchange, type Exchange, type RenderPage } from '@vvoz/site-server/exchange/exchange';
import { createPageBody } from '@vvoz/site-server/pages/createPageBody';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { createLeadRoute } from './leadRoute.ts';

const SENT = { data: { id: 'lead-1', created_at: '2026-11-22T00:00:00Z', duplicate: false } };
const WRONG = { error: { code: 'bad_value', field: 'tel', messageRu: 'проверьте номер телефона' } };
const URL = 'http://main.example/api/request/send';

interface Passed {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** Creates a route whose backend always gives the same answer. Also returns what the backend got. */
function createRoute(
  status = 201,
  body: unknown = SENT,
  headers: Record<string, string> = {},
  leadPath: '/api/request' | '/api/request/send' = '/api/request/send',
) {
  const passed: Passed[] = [];
  const data = {
    passOn: async (path: string, init: RequestInit) => {
      passed.push({
        path,
        headers: init.headers as Record<string, string>,
        body: JSON.parse(String(init.body)) as Record<string, unknown>,
      });
      return Response.json(body, { status, headers });
    },
  };
  const storefront = { data, origin: () => 'https://vvoz.example' } as unknown as Storefront;
  return { route: createLeadRoute(storefront, leadPath), passed };
}

const post = (text: string, type = 'application/json', headers: Record<string, string> = {}) =>
  new Request(URL, { method: 'POST', body: text, headers: { 'content-type': type, ...headers } });
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
const FILLED = new URLSearchParams({
  tel: '8 914 123-45-67',
  name: 'Анна',
  message: 'Prius\r\nдо 1,5 млн',
  consent_version: '2026-11-01',
  lot: '{"id":"1"}',
  about: 'Toyota Prius',
}).toString();

/** Answers a request in a process that renders `/zayavka`. Also returns the forms that this page got. */
async function respondInServer(work: () => Promise<Response>) {
  const forms: (AnsweredForm | undefined)[] = [];
  const pageHeaders: IncomingHttpHeaders[] = [];
  const renderPage: RenderPage = async (path, headers) => {
    forms.push(takeAnsweredForm(String(headers[FORM_HEADER])));
    pageHeaders.push(headers);
    return {
      body: createPageBody(Buffer.from(`page ${path}`)),
      headers: { 'content-type': 'text/html', 'content-security-policy': 'policy' },
    };
  };
  const exchange: Exchange = { renderPage };
  const response = await runInExchange(exchange, work);
  return { response, forms, pageHeaders, isOwnPage: exchange.isOwnPage };
}

test('JSON is passed on with the visitor’s address, which its body cannot choose', async () => {
  const { route, passed } = createRoute();
  const headers = {
    'idempotency-key': 'key-00000001',
    'user-agent': 'Firefox',
  };
  const response = await route(post('{"tel":"1","ip":"1.2.3.4","host":"evil.example"}', undefined, headers));
  expect([response.status, await response.json()]).toEqual([201, SENT]);
  expect(passed).toEqual([
    {
      path: '/api/request/send',
      headers: { 'content-type': 'application/json', ...headers },
      body: { tel: '1', host: 'vvoz.example' },
    },
  ]);
});

test('status and Retry-After of the backend come back', async () => {
  const { route } = createRoute(429, { error: { code: 'too_many' } }, { 'retry-after': '7' });
  const response = await route(post('{}'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test.each<[string, Request, number, string]>([
  ['a foreign page', post('{}', undefined, { origin: 'https://other.example' }), 403, 'foreign_origin'],
  ['another type', post('{}', 'text/plain'), 415, 'unsupported_media_type'],
  ['broken JSON', post('{'), 400, 'bad_body'],
  ['a list', post('[]'), 400, 'bad_body'],
  ['a megabyte', post('x'.repeat(1_000_000)), 413, 'too_large'],
  ['a wrong length', post('x'.repeat(70_000), undefined, { 'content-length': '5' }), 413, 'too_large'],
])('%s is not passed on', async (_, request, status, code) => {
  const { route, passed } = createRoute();
  const response = await route(request);
  expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  expect(passed).toEqual([]);
});

test('a flood is refused before its bodies are read', async () => {
  const { route, passed } = createRoute();
  let last = new Response();
  for (let posts = 0; posts < 100; posts += 1)
    last = await route(post('{}', undefined, { 'x-vvoz-visitor': '203.0.113.7' }));
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(passed.length).toBeLessThan(100);
});

test('a form without scripts keeps its key, however often its button is pressed, and leads to a page', async () => {
  const { route, passed } = createRoute();
  const headers = { host: 'main.example', referer: 'http://main.example/cars/japan/1?city=omsk#request' };
  const response = await route(post(FILLED, FORM, headers));
  await route(post(FILLED, FORM, headers));
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  const number = formatLeadNumber(String(passed[0]?.headers['idempotency-key']));
  expect(location).toMatch(new RegExp(`^/zayavka\\?state=sent&n=${number}&at=\\d+$`));
  expect(passed[0]?.body).toEqual({
    type: 'form',
    tel: '8 914 123-45-67',
    name: 'Анна',
    message: 'Prius\r\nдо 1,5 млн',
    consent: { version: '2026-11-01' },
    lot: { id: '1' },
    page: 'http://main.example/cars/japan/1?city=omsk',
    host: 'vvoz.example',
  });
  expect(passed[0]?.headers['idempotency-key']).toBe(passed[1]?.headers['idempotency-key']);
});

test.each([
  'http://evil.example/cars/japan/1',
  'http://main.example.evil/',
  'http://evil-main.example/',
  'not an address',
  '',
])('the page of a request is one of this site, not «%s»', async (referer) => {
  const { route, passed } = createRoute();
  await route(post(FILLED, FORM, { host: 'main.example', ...(referer === '' ? {} : { referer }) }));
  expect(passed[0]?.body).toMatchObject({ page: '' });
});

test.each<[string, Request, Parameters<typeof createRoute>, number, AnsweredForm['state']]>([
  [
    'a missing consent',
    post('tel=9141234567', FORM),
    [],
    400,
    { status: 'refused', errors: { consent: expect.any(String) as string } },
  ],
  [
    'a number that the backend refuses',
    post(FILLED, FORM),
    [400, WRONG],
    400,
    { status: 'refused', errors: { tel: 'Проверьте номер телефона' } },
  ],
  [
    'a limit',
    post(FILLED, FORM),
    [429, {}, { 'retry-after': '7' }],
    429,
    { status: 'limited', retrySeconds: 7 },
  ],
  ['an outage', post(FILLED, FORM), [503, {}, { 'retry-after': '5' }], 503, { status: 'failed' }],
])('after %s the form comes back as it was filled in', async (_, request, backend, status, state) => {
  const { route } = createRoute(...backend);
  const { response, forms, isOwnPage } = await respondInServer(() => route(request));
  expect([response.status, await response.text(), isOwnPage]).toEqual([status, 'page /zayavka', true]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toBe('policy');
  expect(response.headers.get('retry-after')).toBe(backend[2]?.['retry-after'] ?? null);
  expect(forms).toMatchObject([{ state }]);
  if (status !== 400)
    expect(forms).toMatchObject([
      { about: 'Toyota Prius', fields: { name: 'Анна', message: 'Prius\r\nдо 1,5 млн', lot: { id: '1' } } },
    ]);
});

test('both calls go to the backend under their own path, and the type of JSON may be written in any way', async () => {
  for (const path of ['/api/request', '/api/request/send'] as const) {
    const { route, passed } = createRoute(201, SENT, {}, path);
    expect((await route(post('{}', ' Application/JSON ; charset=utf-8'))).status).toBe(201);
    expect(passed.map((call) => call.path)).toEqual([path]);
  }
});

test('the same form of two visitors is two requests; the confirmation names its lot', async () => {
  const { route, passed } = createRoute();
  const form = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(FILLED)),
    lot: '{"type":"japan","id":"1"}',
  });
  for (const visitor of ['203.0.113.7', '203.0.113.8']) {
    const response = await route(post(form.toString(), FORM, { 'x-vvoz-visitor': visitor }));
    expect(response.headers.get('location')).toContain('lot=japan%2F1');
  }
  const keys = passed.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('the page of a form is rendered for its own visitor', async () => {
  const { route } = createRoute();
  const request = post('tel=1', FORM, { 'user-agent': 'Firefox', 'x-request-id': 'request-1' });
  const { pageHeaders } = await respondInServer(() => route(request));
  expect(pageHeaders).toMatchObject([{ 'user-agent': 'Firefox', 'x-request-id': 'request-1' }]);
});

test('a form is shown once, and soon after it was answered', async () => {
  const form: AnsweredForm = { fields: {} as AnsweredForm['fields'], about: '', state: { status: 'failed' } };
  const id = keepAnsweredForm(form);
  expect([takeAnsweredForm(id), takeAnsweredForm(id), takeAnsweredForm(null)]).toEqual([
    form,
    undefined,
    undefined,
  ]);
  // The cache reads the clock again after a millisecond.
  const waitForClock = () => new Promise((resolve) => setTimeout(resolve, 5));
  const late = keepAnsweredForm(form);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 11_000);
  await waitForClock();
  const taken = takeAnsweredForm(late);
  clock.mockRestore();
  // A later test must not keep its forms by this clock.
  await waitForClock();
  expect(taken).toBeUndefined();
});
