import { NextRequest } from 'next/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProxy } from './createProxy.ts';

const proxy = createProxy('main', false);
const request = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://main${path}`, { headers }));
const LIST = '/japan/czeny-na-avto';

test.each([
  ['/JAPAN/czeny-na-avto', LIST],
  ['/Japan/Czeny-Na-Avto?year_min=2015', `${LIST}?year_min=2015`],
  ['/JAPAN/czeny-na-avto?brand=TOYOTA&model=', `${LIST}/toyota`],
  ['/JAPAN/CZENY-NA-AVTO/TOYOTA/PRIUS?utm_source=a', `${LIST}/toyota/prius?utm_source=a`],
  ['/STATISTIKA-PRODAZH', '/statistika-prodazh'],
])('%s goes to %s in one redirect', (path, wanted) => {
  const response = request(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(response.headers.get('location')).toBe(`http://main${wanted}`);
  expect(request(wanted).headers.get('location')).toBeNull();
});

test('does not change the case of paths outside of catalogues', () => {
  expect(request('/cars/japan/AbC').headers.get('location')).toBeNull();
});

test('every page gets a request id: the given one or a new one', () => {
  expect(request(LIST, { 'x-request-id': 'from-gateway' }).headers.get('x-request-id')).toBe('from-gateway');
  const newId = request(LIST, { 'x-request-id': '<script>' }).headers.get('x-request-id');
  expect(newId).toMatch(/^[\da-f]{32}$/);
  expect(request(LIST).headers.get('x-middleware-request-x-request-id')).not.toBe(newId);
});

test('a page has a strict policy, and passes no visitor’s policy on to the framework', () => {
  const response = request(LIST, { 'content-security-policy': "script-src 'nonce-bWluZQ=='" });
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(response.headers.get('x-middleware-request-content-security-policy')).toBeNull();
});

test('every page has a policy and an address for reports, is the same for all visitors, and gets its path', () => {
  const { headers } = request(`${LIST}/toyota?year_min=2015`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'reporting-endpoints': 'policy="/api/policy-reports"',
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=8',
    'x-middleware-request-x-vvoz-path': `${LIST}/toyota`,
  });
});

test('a header that a visitor sends does not become the path', () => {
  const response = request(LIST, { 'x-vvoz-path': '/elsewhere' });
  expect(response.headers.get('x-middleware-request-x-vvoz-path')).toBe(LIST);
});

test('a page requested by TLS requests everything else by TLS', () => {
  const readPolicy = (scheme: string) =>
    request(LIST, { 'x-forwarded-proto': scheme }).headers.get('content-security-policy');
  expect(readPolicy('https')).toContain('upgrade-insecure-requests');
  expect(readPolicy('http')).not.toContain('upgrade-insecure-requests');
});

test('hot reloading is allowed in development', () => {
  const response = createProxy('main', true)(new NextRequest(`http://main${LIST}`));
  expect(response.headers.get('content-security-policy')).toContain("'unsafe-eval'");
});

test('the page gets the request id that the visitor gets', () => {
  const { headers } = request(LIST);
  expect(headers.get('x-middleware-request-x-request-id')).toBe(headers.get('x-request-id'));
});

test.each([
  ['development', true],
  ['production', false],
])('by default, %s allows hot reloading: %s', (mode, isAllowed) => {
  vi.stubEnv('NODE_ENV', mode);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { headers } = createProxy('main')(new NextRequest(`http://main${LIST}`));
  expect(headers.get('content-security-policy')?.includes("'unsafe-eval'")).toBe(isAllowed);
});

test.each([
  [8192, 200],
  [8193, 414],
])('a query of %d characters is answered with %d', async (length, status) => {
  const search = `?${'x'.repeat(length - 1)}`;
  const response = request(`/about${search}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(status === 414 ? '414 URI Too Long\n' : '');
});

test.each(['GET', 'HEAD'])('%s is redirected with its whole query', (method) => {
  const url = `http://main${LIST}?brand=TOYOTA&year_min=2015&page=2&utm_source=a%26b&utm_medium=c`;
  const response = proxy(new NextRequest(url, { method }));
  expect(response.headers.get('location')).toBe(
    `http://main${LIST}/toyota?year_min=2015&page=2&utm_source=a%26b&utm_medium=c`,
  );
});

test('a POST is not redirected', () => {
  const response = proxy(new NextRequest(`http://main${LIST}?brand=TOYOTA`, { method: 'POST' }));
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
});

test("does not treat another host's catalogue as its own", () => {
  expect(createProxy('spec')(new NextRequest(`http://spec${LIST}?brand=TOYOTA`)).status).toBe(200);
});

test('a path of another host redirects to the public address of that host', () => {
  vi.stubEnv('VVOZ_SPEC_URL', 'https://spec.vvoz.example/');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(request('/spec/kitaj?utm_source=a').headers.get('location')).toBe(
    'https://spec.vvoz.example/kitaj?utm_source=a',
  );
});

test('the folder of a family of pages is not an address for visitors', () => {
  expect(request('/view-catalogue/japan/czeny-na-avto').status).toBe(404);
});

test.each(['/s/japan/1', '/.well-known/security.txt'])(
  '%s is not a page, so its route sets Cache-Control',
  (path) => {
    expect(request(path).headers.get('cache-control')).toBeNull();
  },
);
