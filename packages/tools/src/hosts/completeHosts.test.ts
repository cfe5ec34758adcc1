import { expect, test } from 'vitest';
import { HOST_NAMES, HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import { parse } from 'yaml';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { root } from '../lib/root.ts';
import { completeHosts } from './completeHosts.ts';

const FILES = listSourceFiles(root);
const PRESENT = HOST_NAMES.map((host) => ({ host, theme: HOSTS[host].theme }));
/** A host that does not exist. */
const NEW = { host: 'moto' as Host, theme: 'bike' };

test('nothing is missing', () => {
  expect(completeHosts(FILES, PRESENT)).toEqual([]);
});

test('a new row asks for an app, a manifest and its lines in deploy', () => {
  const written = new Map(completeHosts(FILES, [...PRESENT, NEW]).map(({ path, text }) => [path, text]));
  const app = FILES.filter(({ path }) => path.startsWith('apps/main/'));
  expect([...written.keys()].filter((path) => path.startsWith('apps/'))).toEqual(
    app.map(({ path }) => path.replace('/main/', '/moto/')),
  );
  expect(written.get('apps/moto/src/storefront.ts')).toContain("createStorefront('moto')");
  expect(written.get('apps/moto/src/app/layout.tsx')).toContain('/styles/bike.css');
  expect(written.get('deploy/gateway/hosts.conf')).toContain('moto.localhost moto;');
  const { services } = parse(written.get('deploy/compose.yaml') ?? '', { merge: true }) as {
    services: Record<string, { networks: { inside?: { ipv4_address: string } } }>;
  };
  const addresses = Object.values(services).flatMap(({ networks }) => networks.inside?.ipv4_address ?? []);
  expect(addresses).toHaveLength(2 * (PRESENT.length + 1) + 2);
  expect(new Set(addresses).size).toBe(addresses.length);
  // A second run finds nothing to add.
  const texts = new Map(FILES.map(({ path, text }) => [path, text]));
  for (const [path, text] of written) texts.set(path, text);
  const after = [...texts].map(([path, text]) => ({ path, text }));
  expect(completeHosts(after, [...PRESENT, NEW])).toEqual([]);
});

test('a place whose lines were changed by hand is named', () => {
  const files = FILES.map((file) =>
    file.path === 'deploy/gateway/hosts.conf' ? { ...file, text: '# empty' } : file,
  );
  expect(() => completeHosts(files, PRESENT)).toThrow('deploy/gateway/hosts.conf');
});
