import { expect, test } from 'vitest';
import { listScriptHashes } from '@vvoz/site-server/security/scriptHashes';
import { SPECULATION_RULES } from '@vvoz/site-browser/route/speculationRules.ts';
import { buildContentSecurityPolicy } from './csp.ts';

const [RULES = ''] = listScriptHashes(Buffer.from(`<script>${SPECULATION_RULES}</script>`));

test('the policy of a page, directive by directive', () => {
  expect(buildContentSecurityPolicy().split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${RULES}`,
    "style-src 'self'",
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
  const plain = buildContentSecurityPolicy().split('; ');
  const counted = buildContentSecurityPolicy({ metrika: '12345' }).split('; ');
  expect(counted.filter((directive) => !plain.includes(directive))).toEqual([
    `script-src 'self' ${RULES} https://mc.yandex.ru https://mc.yandex.com`,
    "img-src 'self' data: https://mc.yandex.ru https://mc.yandex.com",
    "connect-src 'self' https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.ru wss://mc.yandex.com",
  ]);
});

test('in development the policy allows only what hot reloading needs', () => {
  const relaxed = buildContentSecurityPolicy({}, { isDevelopment: true }).split('; ');
  const strict = buildContentSecurityPolicy().split('; ');
  expect(relaxed.filter((directive) => !strict.includes(directive))).toEqual([
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws:",
  ]);
});

test('a page that came by TLS requests everything by TLS', () => {
  expect(buildContentSecurityPolicy({}, { isSecure: true })).toBe(
    `${buildContentSecurityPolicy()}; upgrade-insecure-requests`,
  );
});
