import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RESPONSE_HEADERS, PLAIN_POLICY } from '@vvoz/api/headers/responseHeaders';
import { VERSION_HEADER, VERSION_PATH } from '@vvoz/api/headers/gatewayHeaders';
import { ADVERTISING_PARAMETERS } from '@vvoz/catalogue/address/advertisingParameters';
import { readDeploy } from '../deploy/deployFiles.ts';
import { root } from '../lib/root.ts';
import { formatAdvertisingConf } from './formatAdvertisingConf.ts';

const caches = readDeploy('gateway/caches.conf');
const headers = readDeploy('gateway/headers.conf');
const main = readDeploy('gateway/nginx.conf');

test('advertising.conf has exactly the parameters of ADVERTISING_PARAMETERS', () => {
  expect(readDeploy('gateway/advertising.conf')).toBe(formatAdvertisingConf(ADVERTISING_PARAMETERS));
});

test('the age of an old answer is what Cache-Control says, not the time of its last request', () => {
  expect(caches).not.toMatch(/proxy_cache_use_stale[^;]*updating/);
});

test('the gateway knows the header and the address that the sites use', () => {
  expect(main.toLowerCase()).toContain(`proxy_set_header ${VERSION_HEADER} `);
  expect(main).toContain(`proxy_pass http://$site${VERSION_PATH};`);
});

test('the gateway recognises the same robots as the guard of lot pages', () => {
  const guards = readFileSync(path.join(root, 'packages/storefront/src/address/robotGuards.ts'), 'utf8');
  const [, pattern = 'none'] = /const ROBOT = \/(.+)\/i;/.exec(guards) ?? [];
  expect(caches).toContain(`"~*${pattern}" robot;`);
});

test('the gateway’s own answers have the security headers of all answers', () => {
  for (const value of [PLAIN_POLICY, ...Object.values(RESPONSE_HEADERS)]) expect(headers).toContain(value);
  for (const name of Object.keys(RESPONSE_HEADERS))
    expect(headers.toLowerCase()).toContain(`add_header ${name} `);
});
