import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { trustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { hashPassword } from '../../lib/passwordHash.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import type { App } from '../../http/server/App.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { addOperatorPage, type OperatorPageOptions } from './addOperatorPage.ts';

const PASSWORD = 'a long enough password';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function openPage(more: Partial<OperatorPageOptions> = {}) {
  const state = await openTempState();
  const app = Fastify() as unknown as App;
  await addOperatorPage(app, {
    state,
    leads: { admit: async () => 0, counts: async () => ({ received: 1, targets: {} }) },
    feeds: async () => [],
    checkContent: async () => [],
    targets: ['webhook'],
    passwordHash,
    ...more,
  });
  const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { cookie, ...headers } });
  const post = (
    url: string,
    fields: Record<string, string>,
    cookie = '',
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { ...FORM, cookie, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = async () => {
    const response = await post('/operator/sign-in', { password: PASSWORD });
    const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
    const token = /name="token" value="([^"]+)"/.exec((await get('/operator', cookie)).body)?.[1] ?? '';
    return { cookie, token };
  };
  return { state, get, post, signIn };
}

test('every page asks for the password, and is never cached, framed, listed or scripted', async () => {
  const { get } = await openPage();
  for (const url of [
    '/operator',
    '/operator/feeds',
    '/operator/quarantine',
    '/operator/content',
    '/operator/leads/x',
  ]) {
    const { statusCode, body, headers } = await get(url, 'vvoz_operator=9999999999.x.x');
    expect([url, statusCode]).toEqual([url, 401]);
    expect(body).toContain('type="password"');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toContain('script-src');
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

test('the right password begins a session of twelve hours that no script and no other site can use', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:00:00Z') });
  const { get, post } = await openPage();
  const response = await post('/operator/sign-in', { password: PASSWORD });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/operator']);
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toMatch(
    /^vvoz_operator=[\w.-]+; Path=\/operator; HttpOnly; SameSite=Strict; Max-Age=43200$/,
  );
  const session = cookie.split(';', 1)[0] ?? '';
  expect((await get('/operator', session)).statusCode).toBe(200);
  expect((await get('/operator', session.replace(/.$/, '!'))).statusCode).toBe(401);
  vi.setSystemTime(new Date('2026-11-22T12:00:01Z'));
  expect((await get('/operator', session)).statusCode).toBe(401);
  vi.useRealTimers();
});

test('a session ends when its operator signs out, on the server too; other sessions stay', async () => {
  const { get, post, signIn } = await openPage();
  const [mine, other] = [await signIn(), await signIn()];
  expect((await post('/operator/sign-out', { token: mine.token }, mine.cookie)).statusCode).toBe(303);
  expect((await get('/operator', mine.cookie)).statusCode).toBe(401);
  expect((await post('/operator/search', { token: mine.token, tel: '1' }, mine.cookie)).statusCode).toBe(401);
  expect((await get('/operator', other.cookie)).statusCode).toBe(200);
});

test.each([
  ['on the same machine', '127.0.0.1', true],
  ['at an address that is named', '198.51.100.7', true],
  ['that nobody has named', '203.0.113.7', false],
])('behind a gateway with HTTPS %s the cookie is sent by HTTPS only', async (_, gateway, isSecure) => {
  const { post } = await openPage({ trusted: trustedProxies.parse('198.51.100.0/24') });
  const https = { 'x-forwarded-proto': 'https' };
  const response = await post('/operator/sign-in', { password: PASSWORD }, '', https, gateway);
  expect(String(response.headers['set-cookie']).includes('; Secure')).toBe(isSecure);
});

test('a wrong password, and too many tries, are refused', async () => {
  const admit = vi.fn(async () => 0);
  const { post } = await openPage({ leads: { admit, counts: async () => ({ received: 0, targets: {} }) } });
  const wrong = await post('/operator/sign-in', { password: 'wrong' }, '', {
    'x-forwarded-for': '1.1.1.1, 203.0.113.9',
  });
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
  expect(wrong.body).toContain('Пароль не подходит.');
  expect(admit).toHaveBeenCalledWith('operator', '203.0.113.9');
  admit.mockResolvedValue(120_000);
  const limited = await post('/operator/sign-in', { password: PASSWORD });
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '120']);
});

test('what visitors wrote is escaped', async () => {
  const { state, get, signIn } = await openPage();
  const { cookie } = await signIn();
  const lead = createSampleLead({ id: 'one', name: '<script>alert(1)</script>', page: '/"><img src=x>' });
  await saveLead(state, lead, ['webhook']);
  for (const url of ['/operator', '/operator/leads/one']) {
    const { body } = await get(url, cookie);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script|<img/);
  }
});

test('a request is found by its phone number in any spelling, and is delivered again', async () => {
  const { state, get, post, signIn } = await openPage();
  const { cookie, token } = await signIn();
  await saveLead(state, createSampleLead({ id: 'one' }), ['webhook']);
  await saveLead(state, createSampleLead({ id: 'later', createdAt: '2026-11-01T00:00:00.000Z' }), []);
  await saveLead(state, createSampleLead({ id: 'two', tel: '+79140000001' }), []);
  await state.db.updateTable('delivery').set({ state: 'dead', attempts: 12 }).execute();
  const found = await post('/operator/search', { tel: '8 (914) 123-45-67', token }, cookie);
  const listIds = (body: string) => [...body.matchAll(/\/operator\/leads\/(\w+)"/g)].map(([, id]) => id);
  expect(listIds(found.body)).toEqual(['later', 'one']);
  expect(listIds((await get('/operator', cookie)).body)).toEqual(['later', 'two', 'one']);
  expect((await get('/operator/leads/one', cookie)).body).toContain('не доставлена');
  const retried = await post('/operator/leads/one/retry', { token }, cookie);
  expect(retried.headers.location).toBe('/operator/leads/one');
  expect((await get('/operator/leads/one', cookie)).body).toContain('ждёт отправки');
  expect((await post('/operator/leads/nobody/retry', { token }, cookie)).statusCode).toBe(404);
});

test('a delivery again that the database refuses is not reported as done', async () => {
  const { state, post, signIn } = await openPage();
  const { cookie, token } = await signIn();
  await saveLead(state, createSampleLead({ id: 'one' }), ['webhook']);
  await sql`create trigger refuse before update on delivery begin select raise(abort, 'refused'); end`.execute(
    state.db,
  );
  expect((await post('/operator/leads/one/retry', { token }, cookie)).statusCode).toBe(500);
});

test('a form without the token of the session does nothing', async () => {
  const { state, post, signIn } = await openPage();
  const { cookie, token } = await signIn();
  await saveLead(state, createSampleLead({ id: 'one' }), []);
  for (const wrong of ['', 'wrong', `${token}x`, 'ж'.repeat(token.length)])
    expect((await post('/operator/leads/one/retry', { token: wrong }, cookie)).statusCode).toBe(403);
  expect((await post('/operator/leads/one/retry', { token })).statusCode).toBe(401);
  expect(await state.db.selectFrom('delivery').selectAll().execute()).toEqual([]);
});

test('a new password ends the sessions of the old one; signing out removes the cookie', async () => {
  const { cookie, token } = await (await openPage()).signIn();
  const { get, post, signIn } = await openPage({ passwordHash: await hashPassword('another password') });
  expect((await get('/operator', cookie)).statusCode).toBe(401);
  expect((await post('/operator/sign-out', { token }, cookie)).statusCode).toBe(401);
  const same = await openPage();
  const response = await same.post('/operator/sign-out', { token }, cookie);
  expect(response.headers['set-cookie']).toContain(
    'vvoz_operator=; Path=/operator; HttpOnly; SameSite=Strict; Max-Age=0',
  );
  expect((await signIn()).token).toBe('');
});

test('sources, quarantine and content show what is wrong', async () => {
  const { state, get, signIn } = await openPage({
    feeds: async () => [
      {
        source: 'jpcenter/main',
        lastSuccess: null,
        ageMinutes: null,
        records: null,
        failures: 3,
        error: 'no line',
        problem: 'failing',
        recordsBefore: null,
      },
    ],
    checkContent: async () => [{ file: 'articles/a.md', line: 3, message: 'category is missing' }],
  });
  const { cookie } = await signIn();
  await state.db
    .insertInto('quarantine')
    .values({
      id: 'q',
      run: 1,
      source: 'cbr',
      place: 'line 7',
      reason: 'no <rate>',
      record: '',
      at: '2026-11-22T00:00:00Z',
    })
    .execute();
  expect((await get('/operator/feeds', cookie)).body).toContain('не загружается');
  expect((await get('/operator/quarantine', cookie)).body).toContain('no &lt;rate&gt;');
  expect((await get('/operator/content', cookie)).body).toContain('category is missing');
});
