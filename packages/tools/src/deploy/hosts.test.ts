import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { HOST_PLACES } from '../hosts/hostPlaces.ts';
import { DEPLOY, MANIFEST_FILES, readDeploy } from './deployFiles.ts';

describe.each(HOST_NAMES)('%s', (host) => {
  test.each(HOST_PLACES)('has its lines in deploy/$file', ({ file, block }) => {
    expect(readDeploy(file)).toContain(block(host, HOST_NAMES.indexOf(host)));
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
