import { expect, test } from 'vitest';
import { trustedProxies, type TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import type { App } from './App.ts';
import { createServer } from './createServer.ts';
import { addVisitorLimit, tooMany } from './visitorLimit.ts';

function createLimitedApp(calls: number, trusted?: TrustedProxies): App {
  const app = createServer();
  addVisitorLimit(app, trusted, calls);
  app.get('/', async () => ({}));
  return app;
}

test('each visitor has a limit of calls per minute', async () => {
  const app = createLimitedApp(2);
  const statuses: number[] = [];
  for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8'])
    statuses.push((await app.inject({ url: `/?ip=${ip}` })).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
  const refused = await app.inject({ url: '/?ip=203.0.113.7' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ error: { code: 'too_many' } });
});

test('a call above the limit is refused before its body is read', async () => {
  const app = createServer();
  addVisitorLimit(app, undefined, 1);
  app.post('/', async () => ({}));
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/?ip=203.0.113.7',
      headers: { 'content-type': 'application/json' },
      payload: '{"not":',
    });
  expect((await post()).statusCode).toBe(400);
  expect((await post()).statusCode).toBe(429);
});

test('all addresses of an IPv6 /64 network are one visitor', async () => {
  const app = createLimitedApp(1);
  const from = (ip: string) => app.inject({ url: '/', headers: { 'x-vvoz-visitor': ip } });
  expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
  expect((await from('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
});

test('a stranger cannot send another address', async () => {
  const app = createLimitedApp(1);
  const from = (ip: string) => app.inject({ url: `/?ip=${ip}`, remoteAddress: '198.51.100.1' });
  expect((await from('203.0.113.1')).statusCode).toBe(200);
  expect((await from('203.0.113.2')).statusCode).toBe(429);
});

test('a site on a trusted address names its visitors', async () => {
  const app = createLimitedApp(1, trustedProxies.parse('198.51.100.0/24'));
  const from = (ip: string) => app.inject({ url: `/?ip=${ip}`, remoteAddress: '198.51.100.1' });
  expect((await from('203.0.113.1')).statusCode).toBe(200);
  expect((await from('203.0.113.2')).statusCode).toBe(200);
  expect((await from('203.0.113.2')).statusCode).toBe(429);
});

test('calls of our own servers without a visitor are not counted', async () => {
  const app = createLimitedApp(1);
  for (let times = 0; times < 5; times += 1) expect((await app.inject({ url: '/' })).statusCode).toBe(200);
});

test.each([
  [-5, '1'],
  [0, '1'],
  [1000, '1'],
  [1001, '2'],
  [59_500, '60'],
])('a wait of %i ms is sent as %s s', (wait, seconds) => {
  expect(tooMany(wait)).toMatchObject({
    status: 429,
    code: 'too_many',
    message: 'Too many requests from this address; try again later',
    headers: { 'retry-after': seconds },
  });
});
