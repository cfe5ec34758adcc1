import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, NONCE_HEADER, PATH_HEADER } from './csp.ts';

test('the policy of a page, directive by directive', () => {
  expect(buildContentSecurityPolicy('bm9uY2U=').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic'",
    "style-src 'self' 'nonce-bm9uY2U='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://rutube.ru https://vkvideo.ru',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/policy-reports',
    'report-to policy',
  ]);
});

test('a service that is switched on adds its hosts only to the directives that need them', () => {
  const plain = buildContentSecurityPolicy('n').split('; ');
  const counted = buildContentSecurityPolicy('n', { metrika: '12345' }).split('; ');
  expect(counted.filter((directive) => !plain.includes(directive))).toEqual([
    "script-src 'self' 'nonce-n' 'strict-dynamic' https://mc.yandex.ru https://mc.yandex.com",
    "img-src 'self' data: https://mc.yandex.ru https://mc.yandex.com",
    "connect-src 'self' https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.ru wss://mc.yandex.com",
  ]);
});

test('in development the policy allows only what hot reloading needs', () => {
  const relaxed = buildContentSecurityPolicy('n', {}, { isDevelopment: true }).split('; ');
  const strict = buildContentSecurityPolicy('n').split('; ');
  expect(relaxed.filter((directive) => !strict.includes(directive))).toEqual([
    "script-src 'self' 'nonce-n' 'strict-dynamic' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws:",
  ]);
});

test('a page that came by TLS requests everything by TLS', () => {
  expect(buildContentSecurityPolicy('n', {}, { isSecure: true })).toBe(
    `${buildContentSecurityPolicy('n')}; upgrade-insecure-requests`,
  );
});

test('the names of the request headers', () => {
  expect([NONCE_HEADER, PATH_HEADER]).toEqual(['x-nonce', 'x-vvoz-path']);
});
