import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishTo } from '../../catalogue/clickhouse/testing/publishTo.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { createTestLot, writeLots } from '../../catalogue/testing/lots.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { migrateSchema } from '../../catalogue/db/migrate.ts';
import { importFolder } from '../../content/importFolder.ts';
import { defaultSettings } from '../../cost/defaultSettings.ts';
import { readEnv } from '../../env.ts';
import { webhook } from '../../leads/targets/webhook/webhookTarget.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { createBucketServer } from '../../pictures/testing/createBucketServer.ts';
import { noteBackup } from '../../state/backupNotes.ts';
import type { State } from '../../state/openState.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { examine, type DoctorContext } from './examine.ts';
import { findExampleRemains, isPublicOrigin } from './exampleRemains.ts';
import exampleReviews from './exampleReviews.json' with { type: 'json' };

const EXAMPLE = path.join(import.meta.dirname, '../../../content');
const NOW = new Date('2026-11-23T03:00:00Z');

async function createContext(
  variables: Record<string, string>,
  answer: (url: string) => Response,
): Promise<DoctorContext & { readonly state: State }> {
  const dir = createTempDir();
  const state = await openTempState();
  const all = { VVOZ_DATA_DIR: dir, ...variables };
  return {
    state,
    env: readEnv(all),
    db: state.db,
    variables: all,
    licenseFile: path.join(dir, 'LICENSE'),
    now: NOW,
    fetch: async (url) => answer(url),
  };
}

/** Creates a catalogue with one lot. */
async function fillCatalogue(file: string): Promise<void> {
  await migrateSchema(file);
  const db = openDatabase(file);
  db.exec(
    "INSERT INTO lot (source, external_id, type, brand, model, currency, status, hash, run) VALUES ('jpcenter', '1', 'japan', 'TOYOTA', 'PRIUS', 'JPY', '', '', 1)",
  );
  db.close();
}

const listReds = async (context: DoctorContext): Promise<string[]> => [
  ...new Set((await examine(context)).filter(({ level }) => level === 'red').map(({ subject }) => subject)),
];

const SERIOUS = {
  VVOZ_MAIN_URL: 'https://avto-vostok.ru',
  VVOZ_CHINA_URL: 'https://china.avto-vostok.ru',
  VVOZ_SPEC_URL: 'https://spec.avto-vostok.ru',
  VVOZ_HSTS_SECONDS: '31536000',
  VVOZ_STOREFRONT_SECRET: 'c2VjcmV0LW9mLXRoZS1zaXRlcw',
  VVOZ_LEADS_WEBHOOK_URL: 'https://crm.avto-vostok.ru/leads',
  VVOZ_LEADS_WEBHOOK_SECRET: 'secret-of-the-webhook-of-the-crm',
};

const answerWell = (url: string): Response =>
  new Response(url.endsWith('/robots.txt') ? 'User-agent: *\nDisallow: /api/\n' : '<html></html>', {
    headers: { 'strict-transport-security': 'max-age=31536000' },
  });

test('nothing is red in an installation with a company, prices, targets and backups of its own', async () => {
  const context = await createContext(SERIOUS, answerWell);
  writeFileSync(context.licenseFile, 'MIT License\n');
  await fillCatalogue(context.env.databaseFile);
  await noteBackup(context.db, 'complete', NOW);
  await context.db
    .insertInto('cost_settings')
    .values({ version: 2, body: JSON.stringify(defaultSettings), created_at: NOW.toISOString(), remark: '' })
    .execute();
  await context.db
    .insertInto('content_entry')
    .values({
      source: 'files',
      kind: 'documents',
      slug: 'privacy-policy',
      title: '',
      date: '',
      category: '',
      position: 0,
      body: JSON.stringify({ html: `ООО «Восток», ИНН 2540123456, ${webhook.recipient}` }),
      hash: '',
    })
    .execute();
  expect(await listReds(context)).toEqual([]);
});

test('the bucket of pictures is tried', async () => {
  const server = await createBucketServer();
  const examineBucket = async (url: string) => {
    const findings = await examine(await createContext({ PICTURES_URL: url }, answerWell));
    return findings.find(({ subject }) => subject === 'pictures');
  };
  expect(await examineBucket(server.url)).toMatchObject({ level: 'ok' });
  expect(await examineBucket(server.url.replace('EXAMPLE:', 'OTHER:'))).toMatchObject({
    level: 'yellow',
    text: expect.stringContaining('InvalidAccessKeyId') as unknown,
  });
});

const examineClickHouse = async (url: string, file?: string) => {
  const context = await createContext({ CATALOG_URL: url }, answerWell);
  const env = file === undefined ? context.env : { ...context.env, databaseFile: file };
  const findings = await examine({ ...context, env });
  return findings.find(({ subject }) => subject === 'ClickHouse');
};

test('a ClickHouse that does not answer is red', async () => {
  expect(await examineClickHouse('clickhouse://127.0.0.1:9')).toMatchObject({ level: 'red' });
});

test.skipIf(!HAS_CLICKHOUSE)('ClickHouse must have the lots of the last import', async () => {
  const server = await startClickHouse();
  onTestFinished(() => server.stop());
  const url = await server.createDatabase();
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, [createTestLot()]);
  expect(await examineClickHouse(url, file)).toMatchObject({
    level: 'red',
    text: expect.stringContaining('has no lots yet') as unknown,
  });
  await publishTo(file, url);
  expect(await examineClickHouse(url, file)).toMatchObject({ level: 'ok' });
  await writeLots(file, [createTestLot({ external_id: 'prius-2' })]);
  expect(await examineClickHouse(url, file)).toMatchObject({ level: 'yellow' });
});

test('the example is red in every respect, and each place is named', async () => {
  const context = await createContext(
    { VVOZ_CBR_URL: 'https://cbr.example', OTHER: 'postgres://vvoz:REPLACE-THIS@postgres/vvoz' },
    () => new Response('', { status: 500 }),
  );
  writeFileSync(context.licenseFile, 'LICENCE-NOT-CHOSEN\n');
  await importFolder(context.state, EXAMPLE);
  expect((await listReds(context)).toSorted()).toEqual(
    ['addresses', 'backups', 'example', 'licence', 'lots', 'prices', 'secrets', 'targets'].toSorted(),
  );
  const remains = await findExampleRemains(context.db);
  expect(remains).toEqual([
    expect.stringMatching(/^the legal name .*documents\/privacy-policy/),
    expect.stringMatching(/^the ИНН of zeros, in documents\/kontakty/),
    expect.stringMatching(/^the telephone .*option\/site/),
    expect.stringMatching(/^an address of vvoz\.example/),
    expect.stringMatching(/^an account named vvoz_example, in option\/site/),
    '44 invented reviews',
  ]);
});

test('a new installation is not praised for what it does not have yet', async () => {
  const context = await createContext(SERIOUS, answerWell);
  await migrateSchema(context.env.databaseFile);
  const findings = await examine(context);
  expect(findings).toContainEqual(
    expect.objectContaining({
      level: 'red',
      subject: 'example',
      text: expect.stringContaining('no content'),
    }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ level: 'red', subject: 'lots', text: expect.stringContaining('no lots') }),
  );
});

test('backups that a timer of the machine makes are not those of the data folder', async () => {
  const find = async (variables: Record<string, string>) => {
    const context = await createContext({ ...SERIOUS, ...variables }, answerWell);
    await noteBackup(context.db, 'complete', NOW);
    return (await examine(context)).find(({ subject }) => subject === 'backups')?.level;
  };
  expect(await find({})).toBe('yellow');
  expect(await find({ VVOZ_BACKUP_ELSEWHERE: 'true' })).toBe('ok');
});

test('a host that keeps search engines out or does not answer is red', async () => {
  const closed = await createContext(SERIOUS, () => new Response('User-agent: *\nDisallow: /\n'));
  expect(await listReds(closed)).toContain('robots');
  const broken = await createContext(SERIOUS, (url) =>
    url.endsWith('/robots.txt') ? new Response('', { status: 500 }) : answerWell(url),
  );
  expect(await listReds(broken)).toContain('robots');
  const dead = await createContext(SERIOUS, () => {
    throw new TypeError('fetch failed');
  });
  expect(await listReds(dead)).toContain('pages');
});

test('each line of docs/open.md is examined, and not praised in an installation that has nothing', async () => {
  const context = await createContext(
    {
      ...SERIOUS,
      VVOZ_MAIN_URL: 'http://avto-vostok.ru',
      VVOZ_CHINA_URL: 'http://localhost:3001',
      VVOZ_HSTS_SECONDS: '0',
      VVOZ_STOREFRONT_SECRET: 'REPLACE-THIS-with-a-secret-of-the-sites',
      VVOZ_INSTALLATION_DIR: createTempDir(),
      CATALOG_URL: 'clickhouse://127.0.0.1:9',
    },
    (url) =>
      url.endsWith('/robots.txt')
        ? new Response('User-agent: *\nDisallow: /\n')
        : new Response('', { status: 502 }),
  );
  // Somebody gets personal data whom no policy names; no target takes alarms.
  const env = {
    ...context.env,
    targets: context.env.targets.map(({ name, deliver }) => ({ name, deliver })),
  };
  const findings = await examine({ ...context, env });
  const bad = new Set(findings.filter(({ level }) => level !== 'ok').map(({ subject }) => subject));
  const table = readFileSync(path.join(import.meta.dirname, '../../../../../docs/open.md'), 'utf8');
  const subjects = [...table.matchAll(/^\| ([\w, ]+) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((subject) => subject !== 'subject');
  expect(subjects.length).toBeGreaterThan(12);
  expect([...bad].toSorted()).toEqual(subjects.toSorted());
});

test('the list of invented reviews is that of the shipped content', () => {
  const shipped = readdirSync(path.join(EXAMPLE, 'reviews')).map((name) => name.replace(/\.md$/, ''));
  expect(exampleReviews).toEqual(shipped.toSorted());
});

test.each([
  ['https://vvoz.ru', true],
  ['https://china.avto-vostok.com', true],
  ['https://185.12.13.14', true],
  ['http://main.localhost:8080', false],
  ['http://127.0.0.1:3000', false],
  ['http://192.168.1.7', false],
  ['http://172.30.77.10', false],
  ['https://vvoz.example', false],
  ['http://gateway:8080', false],
  ['http://[::1]:3000', false],
])('%s is public: %s', (origin, expected) => expect(isPublicOrigin(origin)).toBe(expected));
