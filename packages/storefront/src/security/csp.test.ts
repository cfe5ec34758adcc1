import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, NONCE_HEADER, PATH_HEADER, SECURITY_HEADERS } from './csp.ts';

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
  const relaxed = buildContentSecurityPolicy('n', {}, true).split('; ');
  const strict = buildContentSecurityPolicy('n').split('; ');
  expect(relaxed.filter((directive) => !strict.includes(directive))).toEqual([
    "script-src 'self' 'nonce-n' 'strict-dynamic' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws:",
  ]);
});

test('the other headers of every answer', () => {
  expect(SECURITY_HEADERS).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
  expect([NONCE_HEADER, PATH_HEADER]).toEqual(['x-nonce', 'x-vvoz-path']);
});
