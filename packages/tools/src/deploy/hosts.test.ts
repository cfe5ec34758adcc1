import { describe, expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';
import { MANIFEST_FILES, readDeploy } from './deployFiles.ts';

/** The lines of the deployment files that name a host. A new host is added at each of these places. */
const PLACES: readonly (readonly [file: string, line: (host: string, variable: string) => string])[] = [
  ['compose.yaml', (host) => `\n  ${host}:\n    <<: *site\n`],
  [
    'compose.yaml',
    (host) => `    image: vvoz/${host}:\${VVOZ_${host.toUpperCase()}_TAG:?the tag of the image of ${host}}\n`,
  ],
  ['compose.yaml', (host, variable) => `\n  ${variable}: \${${variable}:-http://${host}.localhost:8080}\n`],
  ['compose.yaml', (host) => `      ${host}:\n        condition: service_started\n`],
  ['kustomization.yaml', (host) => `\n  - kubernetes/${host}.yaml\n`],
  ['kustomization.yaml', (host, variable) => `\n      - ${variable}=http://${host}.localhost\n`],
  ['kustomization.yaml', (host) => `\n  - name: vvoz/${host}\n    newTag: `],
  ['gateway/hosts.conf', (host) => `\n  ${host}.localhost ${host};\n`],
  ['gateway/upstreams.conf', (host) => `\nupstream ${host} {\n  server ${host}:3000;\n`],
];

describe.each(HOST_NAMES)('%s', (host) => {
  test.each(PLACES)('is named in deploy/%s', (file, line) => {
    expect(readDeploy(file)).toContain(line(host, getUrlVariable(host)));
  });

  test('has its own manifest deploy/kubernetes/*.yaml', () => {
    expect(MANIFEST_FILES).toContain(`kubernetes/${host}.yaml`);
  });
});

test('each site has its own address in compose.yaml', () => {
  const addresses = readDeploy('compose.yaml').match(/(?<=ipv4_address: ).+/g) ?? [];
  expect(addresses).toHaveLength(HOST_NAMES.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});
