import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { checkManifests } from './checkManifests.ts';
import { HEAP_MB } from './heaps.ts';
import { DEPLOY, MANIFEST_FILES, parseManifests, readDeploy, type Manifest } from './deployFiles.ts';

const manifests: readonly Manifest[] = MANIFEST_FILES.flatMap((file) =>
  parseManifests(file, readDeploy(file)),
);

test('every manifest matches its type in the Kubernetes API', () => {
  expect(manifests.length).toBeGreaterThan(MANIFEST_FILES.length);
  expect(checkManifests(manifests)).toBe('');
});

test('nobody may call anything that no policy admits, and visitors only one port of the gateway', () => {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ document }) => document as { metadata: { name: string }; spec: Record<string, unknown> });
  const byName = Object.fromEntries(policies.map(({ metadata, spec }) => [metadata.name, spec]));
  expect(Object.keys(byName).toSorted()).toEqual(['backend', 'gateway', 'nobody', 'postgres', 'sites']);
  expect(byName['nobody']).toEqual({ podSelector: {}, policyTypes: ['Ingress'] });
  expect(byName['gateway']?.['ingress']).toEqual([
    { ports: [{ port: 'http' }] },
    { from: [{ podSelector: { matchLabels: { app: 'backend' } } }], ports: [{ port: 'health' }] },
  ]);
});

test('Prometheus may read sites and backend and finds their metrics; the backend watches the gateway', () => {
  const prometheus = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } },
    podSelector: { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } },
  };
  for (const name of ['sites', 'backend']) {
    const policy = manifests.find(
      ({ kind, document }) =>
        kind === 'NetworkPolicy' && (document['metadata'] as { name: string }).name === name,
    );
    const spec = policy?.document['spec'] as { ingress: { from: unknown[] }[] } | undefined;
    expect(spec?.ingress[0]?.from).toContainEqual(prometheus);
  }
  const portOf = (name: string) =>
    /prometheus\.io\/port: "(\d+)"/.exec(readDeploy(`kubernetes/${name}.yaml`))?.[1];
  expect([...HOST_NAMES, 'backend'].map(portOf)).toEqual([...HOST_NAMES.map(() => '3000'), '4000']);
  const [, service = '', port = ''] =
    /VVOZ_WATCH_URLS\n +value: http:\/\/([\w-]+):(\d+)\//.exec(readDeploy('kubernetes/backend.yaml')) ?? [];
  const watched = manifests.find(
    ({ kind, document }) => kind === 'Service' && (document['metadata'] as { name: string }).name === service,
  );
  expect(watched?.document['spec']).toMatchObject({ ports: [{ port: Number(port) }] });
});

test('the check reports unknown fields, a wrong type and an unknown kind', () => {
  const text = readDeploy('kubernetes/main.yaml');
  const changes: readonly (readonly [from: string, to: string])[] = [
    ['readOnlyRootFilesystem', 'readonlyRootFilesystem'],
    ['containerPort: 3000', 'containerPort: web'],
    ['        - name: site', '        - title: site'],
    ['kind: Service', 'kind: Servise'],
  ];
  const errors = checkManifests(
    changes.flatMap(([from, to]) => parseManifests('main.yaml', text.replace(from, to))),
  );
  expect(errors).toContain(`'"readonlyRootFilesystem"' does not exist`);
  expect(errors).toContain("Type 'string' is not assignable to type 'number'");
  expect(errors).toContain(`'"title"' does not exist`);
  expect(errors).toContain('kubernetes-models/v1/Servise');
});

const containerSchema = z.object({
  name: z.string(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({
    limits: z.object({ memory: z.string() }),
    requests: z.object({ memory: z.string() }),
  }),
});
const probedSchema = z.object({ readinessProbe: z.looseObject({}), livenessProbe: z.looseObject({}) });
const podSchema = z.object({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.array(containerSchema).min(1),
});

/** The pod template of a Deployment, StatefulSet or CronJob; undefined for other kinds. */
function findPod({ document }: Manifest): { spec: unknown } | undefined {
  type Level = { readonly spec?: Level; readonly jobTemplate?: Level; readonly template?: { spec: unknown } };
  const { spec } = document as Level;
  return spec?.template ?? spec?.jobTemplate?.spec?.template;
}

const workloads = manifests.filter((manifest) => findPod(manifest) !== undefined);

test.each(workloads)(
  'the $kind of $file runs without root, on a read-only file system, with a memory limit',
  (manifest) => {
    expect(podSchema.safeParse(findPod(manifest)?.spec).error?.issues ?? []).toEqual([]);
  },
);

test.each(workloads.filter(({ kind }) => kind !== 'CronJob'))('the $kind of $file has probes', (manifest) => {
  const schema = z.object({ containers: z.array(probedSchema).min(1) });
  expect(schema.safeParse(findPod(manifest)?.spec).error?.issues ?? []).toEqual([]);
});

test.each([
  ...HOST_NAMES.map((host) => [host, HEAP_MB.storefront, 200] as const),
  ['backend', HEAP_MB.backend, 400 + 300] as const,
])('the heap of %s is the measured one of %i MB and fits into its container', (name, heapMb, besideMb) => {
  const schema = z.object({
    containers: z.tuple([
      z.object({
        env: z.array(z.object({ name: z.string(), value: z.string() })),
        resources: z.object({ limits: z.object({ memory: z.string().endsWith('Mi') }) }),
      }),
    ]),
  });
  const workload = workloads.find(({ file }) => file === `kubernetes/${name}.yaml`);
  const [{ env, resources }] = schema.parse(workload && findPod(workload)?.spec).containers;
  expect(env).toContainEqual({ name: 'NODE_OPTIONS', value: `--max-old-space-size=${heapMb}` });
  expect(Number.parseInt(resources.limits.memory, 10)).toBeGreaterThanOrEqual(heapMb + besideMb);
});

/**
 * A site stays ready without its backend, because it shows recent pages; before its first visitor it has shown its front
 * page. The backend stays ready when a part fails.
 */
test.each([
  ...HOST_NAMES.map((host) => [host, ['/healthz and /', '/healthz', '/livez']] as const),
  ['backend', ['/livez', '/livez', '/livez']] as const,
])('the probes of %s request %j', (name, paths) => {
  const request = z
    .object({ httpGet: z.object({ path: z.string() }) })
    .transform(({ httpGet }) => httpGet.path);
  const program = z
    .object({ exec: z.object({ command: z.tuple([z.literal('node'), z.literal('-e'), z.string()]) }) })
    .transform(({ exec }) => exec.command[2])
    .pipe(z.string().includes("['healthz', '']").includes("'http://127.0.0.1:3000/' + path"))
    .transform(() => '/healthz and /');
  const probe = z.union([request, program]);
  const schema = z.object({
    containers: z.tuple([z.object({ startupProbe: probe, readinessProbe: probe, livenessProbe: probe })]),
  });
  const workload = workloads.find(({ file }) => file === `kubernetes/${name}.yaml`);
  const [{ startupProbe, readinessProbe, livenessProbe }] = schema.parse(
    workload && findPod(workload)?.spec,
  ).containers;
  expect([startupProbe, readinessProbe, livenessProbe]).toEqual(paths);
});

test('no manifest contains a secret: manifests refer to secrets by name', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  const values = manifests.flatMap(({ document }) =>
    JSON.stringify(document).match(/"name":"[A-Z_]*(?:PASSWORD|DATABASE_URL|TOKEN|CODE)","value":/g),
  );
  expect(values.filter((value) => value !== null)).toEqual([]);
});

const COMPONENT = 'kubernetes/several-backends';

test('the kustomization and the component list every manifest, and only files that exist', () => {
  const schema = z.object({
    resources: z.array(z.string()),
    configMapGenerator: z.array(z.object({ files: z.array(z.string()).default([]) })).default([]),
  });
  const { resources, configMapGenerator } = schema.parse(parse(readDeploy('kustomization.yaml')));
  const component = schema.parse(parse(readDeploy(`${COMPONENT}/kustomization.yaml`)));
  const added = component.resources.map((file) => `${COMPONENT}/${file}`);
  expect([...resources, ...added].toSorted()).toEqual([...MANIFEST_FILES].toSorted());
  const files = configMapGenerator.flatMap((map) => map.files);
  expect(files.filter((file) => !existsSync(path.join(DEPLOY, file)))).toEqual([]);
});

test.each(HOST_NAMES)('the manifest of %s differs from that of main in the name only', (host) => {
  expect(readDeploy(`kubernetes/${host}.yaml`)).toBe(
    readDeploy('kubernetes/main.yaml').replace(/\bmain\b/g, host),
  );
});

test('a pod that only reads lots is that which imports, without a volume of its own', () => {
  const imports = readDeploy('kubernetes/backend.yaml');
  const reads = readDeploy(`${COMPONENT}/readers.yaml`);
  // Where the two begin to be alike, and where the one that imports asks for its volume.
  const cut = (text: string) =>
    text.slice(text.indexOf('      securityContext:'), text.indexOf('      volumes:'));
  const differ = (line: string) => !/VVOZ_READER|value: "true"|^ *#/.test(line);
  expect(cut(reads).split('\n').filter(differ)).toEqual(cut(imports).split('\n').filter(differ));
  expect(reads).toContain('emptyDir');
  expect(reads).not.toContain('volumeClaimTemplates');
});
