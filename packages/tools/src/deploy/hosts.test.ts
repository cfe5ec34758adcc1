import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';
import { DEPLOY, MANIFEST_FILES, readDeploy } from './deployFiles.ts';

/** The lines of the deployment files that name a host. A new host is added at each of these places. */
const PLACES: readonly (readonly [file: string, line: (host: string, variable: string) => string])[] = [
  ['compose.yaml', (host) => `\n  ${host}:\n    <<: *site\n`],
  [
    'compose.yaml',
    (host) => `    image: vvoz/${host}:\${VVOZ_${host.toUpperCase()}_TAG:?the tag of the image of ${host}}\n`,
  ],
  ['compose.yaml', (host, variable) => `\n  ${variable}: \${${variable}:-http://${host}.localhost:8080}\n`],
  ['compose.yaml', (host) => `\n  ${host}-2:\n    <<: *site\n`],
  ['compose.yaml', (host) => `      ${host}:\n        condition: service_started\n`],
  ['compose.yaml', (host) => `      ${host}-2:\n        condition: service_started\n`],
  ['kustomization.yaml', (host) => `\n  - kubernetes/${host}.yaml\n`],
  ['kustomization.yaml', (host, variable) => `\n      - ${variable}=http://${host}.localhost\n`],
  ['kustomization.yaml', (host) => `\n  - name: vvoz/${host}\n    newTag: `],
  [
    'monitoring/prometheus.yaml',
    (host) => `\n      - targets: [${host}:3000, ${host}-2:3000]\n        labels: { site: ${host} }\n`,
  ],
  ['gateway/hosts.conf', (host) => `\n  ${host}.localhost ${host};\n`],
  ['gateway/upstreams.conf', (host) => `\nupstream ${host} {\n  zone ${host} 64k;\n`],
  ['kubernetes/upstreams.conf', (host) => `\nupstream ${host} {\n  server ${host}:3000;\n`],
];

describe.each(HOST_NAMES)('%s', (host) => {
  test.each(PLACES)('is named in deploy/%s', (file, line) => {
    expect(readDeploy(file)).toContain(line(host, getUrlVariable(host)));
  });

  test('has its own manifest, equal to kubernetes/main.yaml except for the name', () => {
    expect(MANIFEST_FILES).toContain(`kubernetes/${host}.yaml`);
    const model = readDeploy('kubernetes/main.yaml').replaceAll(/\bmain$/gm, host);
    expect(readDeploy(`kubernetes/${host}.yaml`)).toBe(model);
  });
});

test('each site and backend has an address of its own, and the gateway knows them all', () => {
  const addresses = readDeploy('compose.yaml').match(/(?<=ipv4_address: ).+/g) ?? [];
  expect(addresses).toHaveLength(2 * HOST_NAMES.length + 2);
  expect(new Set(addresses).size).toBe(addresses.length);
  const servers = readDeploy('gateway/upstreams.conf').match(/(?<=server )[\d.]+/g) ?? [];
  expect(servers.toSorted()).toEqual(addresses.toSorted());
});

test('Kubernetes mounts every file of the gateway', () => {
  const files = readdirSync(path.join(DEPLOY, 'gateway')).filter((name) => name !== 'Dockerfile');
  const text = readDeploy('kustomization.yaml');
  const missing = files.filter((name) => !text.includes(`/${name}\n`));
  expect(missing).toEqual([]);
});
