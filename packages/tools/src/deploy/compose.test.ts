import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { HEAP_MB } from './heaps.ts';
import { readCompose, readDeploy } from './deployFiles.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rules about quotes and order, which are off. The schema of the Compose specification is always checked. */
const OFF = [
  'require-quotes-in-ports',
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'service-ports-alphabetical-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];
const linter = new DCLinter({
  rules: Object.fromEntries(OFF.map((rule) => [rule, 0])),
  quiet: true,
  debug: false,
  exclude: [],
});

/** Returns the errors in a compose file: the rule and what is wrong. */
function lint(text: string): string[] {
  const file = path.join(folder, 'compose.yaml');
  writeFileSync(file, text);
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
}

test('compose.yaml follows the specification and the linter', () => {
  expect(lint(readDeploy('compose.yaml'))).toEqual([]);
});

test('the linter notices an unknown key, a port on all addresses and an image without a tag', () => {
  const text = readDeploy('compose.yaml');
  expect(lint(text.replace('healthcheck:', 'healthchek:')).join()).toContain('additional properties');
  expect(lint(text.replace(/host_ip: .*/, '')).join()).toContain('no-unbound-port');
  expect(lint(text.replace('postgres:15-bookworm', 'postgres')).join()).toContain('explicit-tag');
});

test('the example of an installation sets every variable that compose.yaml needs', () => {
  const needed = [...readDeploy('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const given = [...readDeploy('example/installation.env').matchAll(/^(\w+)=./gm)].map(([, name]) => name);
  expect([...new Set(needed)].filter((name) => !given.includes(name))).toEqual([]);
});

const serviceSchema = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  tmpfs: z.array(z.string()).min(1),
  mem_limit: z.string(),
  logging: z.object({ options: z.object({ 'max-size': z.string() }) }),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.looseObject({}).optional(),
  profiles: z.array(z.string()).default([]),
});
const { services } = z.object({ services: z.record(z.string(), z.unknown()) }).parse(readCompose());

test.each(Object.entries(services))(
  '%s has a read-only root file system, no capabilities and a memory limit; long-running services have health checks',
  (_, raw) => {
    const service = serviceSchema.parse(raw);
    const isJob = service.profiles.includes('jobs');
    expect(service.healthcheck !== undefined || isJob).toBe(true);
    expect(Object.keys(service.environment).filter((name) => /PASSWORD|DATABASE_URL/.test(name))).toEqual([]);
  },
);

test('heaps of Node fit into the memory of their containers, with the import beside the backend', () => {
  const read = (name: string) => {
    const { mem_limit, environment } = serviceSchema.parse(services[name]);
    return {
      limit: Number.parseInt(mem_limit, 10),
      heap: Number(environment['NODE_OPTIONS']?.split('=')[1]),
    };
  };
  const [site, backend] = [read('main'), read('backend')];
  expect(site.heap).toBe(HEAP_MB.storefront);
  expect(site.limit).toBeGreaterThanOrEqual(site.heap + 200);
  expect(backend.heap).toBe(HEAP_MB.backend);
  // runProgram.ts starts an import with 400 MB.
  expect(backend.limit).toBeGreaterThanOrEqual(backend.heap + 400 + 300);
});
