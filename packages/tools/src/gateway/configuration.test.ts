import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ANSWER_HEADERS, PLAIN_POLICY } from '@vvoz/api/headers/answerHeaders';
import {
  gatewaySecret,
  NONCE_MARK,
  PLACEHOLDER_HEADER,
  VERSION_HEADER,
  VERSION_PATH,
} from '@vvoz/api/headers/gatewayHeaders';
import { GATEWAY_PAGE_CACHE, LOT_AGES } from '@vvoz/api/headers/lotAges';
import { ADVERTISING_PARAMETERS } from '@vvoz/catalogue/address/advertisingParameters';
import { readDeploy } from '../deploy/deployFiles.ts';
import { root } from '../lib/root.ts';
import { createSecret } from './createSecret.ts';
import { formatAdvertisingConf } from './formatAdvertisingConf.ts';

const caches = readDeploy('gateway/caches.conf');
const headers = readDeploy('gateway/headers.conf');
const main = readDeploy('gateway/nginx.conf');

test('advertising.conf has exactly the parameters of ADVERTISING_PARAMETERS', () => {
  expect(readDeploy('gateway/advertising.conf')).toBe(formatAdvertisingConf(ADVERTISING_PARAMETERS));
});

test.each([
  ['pages', LOT_AGES.gatewayIdlePage],
  ['calls', LOT_AGES.gatewayIdleCall],
])('%s that nobody requests are removed after %i s, as the table of ages says', (zone, seconds) => {
  expect(caches).toMatch(new RegExp(`keys_zone=kept_${zone}:\\d+m inactive=${seconds}s `));
});

test('the gateway knows the headers, the mark and the address that the sites use', () => {
  for (const name of [PLACEHOLDER_HEADER, VERSION_HEADER])
    expect(main.toLowerCase()).toContain(`proxy_set_header ${name} `);
  expect(main).toContain(`proxy_pass http://$site${VERSION_PATH};`);
  expect(headers).toContain(NONCE_MARK.replaceAll(/[{}]/g, '\\$&'));
  expect(headers).toContain(`"~^${GATEWAY_PAGE_CACHE.split('=')[0]}=" "public, no-cache";`);
});

test('the gateway recognises the same robots as the guard of lot pages', () => {
  const guards = readFileSync(path.join(root, 'packages/storefront/src/security/guards.ts'), 'utf8');
  const [, pattern = 'none'] = /const ROBOT = \/(.+)\/i;/.exec(guards) ?? [];
  expect(caches).toContain(`"~*${pattern}" robot;`);
});

test('the gateway’s own answers have the security headers of all answers', () => {
  for (const value of [PLAIN_POLICY, ...Object.values(ANSWER_HEADERS)]) expect(headers).toContain(value);
  for (const name of Object.keys(ANSWER_HEADERS))
    expect(headers.toLowerCase()).toContain(`add_header ${name} `);
});

test('sites accept a new secret, and each new secret is different', () => {
  const secrets = Array.from({ length: 50 }, createSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(gatewaySecret.parse(secret)).toBe(secret);
});
