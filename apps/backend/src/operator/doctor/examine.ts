import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../../env.ts';
import { readDemoNote } from '../../demo/demoNote.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { BucketStorage } from '../../pictures/storage/BucketStorage.ts';
import { readBackupHealth } from '../../state/backupNotes.ts';
import type { StateDb } from '../../state/schema.ts';
import { findUnnamedRecipients } from '../privacy/findUnnamedRecipients.ts';
import { examineFolder as findFolderFaults } from './examineFolder.ts';
import { findExampleRemains, isPublicOrigin } from './exampleRemains.ts';
import { hasNewestLots } from './hasNewestLots.ts';

/** red: not fit for visitors; yellow: look at it. */
export interface Finding {
  readonly level: 'red' | 'yellow' | 'ok';
  readonly subject: string;
  readonly text: string;
}

export interface DoctorContext {
  readonly env: Env;
  readonly db: StateDb;
  /** The variables of the process, for values that were left as in the example. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly licenseFile: string;
  readonly now: Date;
  /** Requests an address of a site; undefined: without the network. */
  readonly fetch: ((url: string) => Promise<Response>) | undefined;
}

type Examine = (context: DoctorContext) => Promise<readonly Finding[]> | readonly Finding[];

const red = (subject: string, text: string): Finding => ({ level: 'red', subject, text });
const yellow = (subject: string, text: string): Finding => ({ level: 'yellow', subject, text });
const ok = (subject: string, text: string): Finding => ({ level: 'ok', subject, text });

const DAY_MS = 86_400_000;
const PLACEHOLDER = /REPLACE-THIS|CHANGE-?ME/i;
const UNCHOSEN_LICENSE = /^LICENCE-NOT-CHOSEN/;
const MIN_HSTS_SECONDS = 15_552_000;

const examineContent: Examine = async ({ db }) => {
  const { texts } = await db
    .selectFrom('content_entry')
    .select((field) => field.fn.countAll<number>().as('texts'))
    .executeTakeFirstOrThrow();
  if (Number(texts) === 0)
    return [
      red('example', 'no content was imported yet: start the backend, or npm run ingest -- --source content'),
    ];
  const remains = await findExampleRemains(db);
  return remains.length > 0
    ? remains.map((what) => red('example', `the content still has ${what}`))
    : [ok('example', "the content has nothing of the example's company")];
};

const examineFolder: Examine = async ({ env, db }) => {
  if (env.installationDir === undefined)
    return [
      yellow(
        'folder',
        'VVOZ_INSTALLATION_DIR is not set: the next release replaces what is edited in this one',
      ),
    ];
  const faults = await findFolderFaults(env.installationDir, env, db);
  return faults.length > 0
    ? faults.map((fault) => ({ ...fault, subject: 'folder' }))
    : [ok('folder', `${env.installationDir} has hosts, content and settings that are in force`)];
};

const examineLots: Examine = ({ env }) => {
  if (!existsSync(env.databaseFile))
    return [red('lots', `${env.databaseFile} does not exist: nothing was imported`)];
  const db = openDatabase(env.databaseFile, { readonly: true });
  try {
    if (readDemoNote(db) !== undefined)
      return [red('lots', 'the catalogue has demo lots: remove vvoz.sqlite and import')];
    const hasLot = db.prepare('SELECT 1 FROM lot LIMIT 1').get() !== undefined;
    return hasLot
      ? [ok('lots', 'the catalogue has lots, none of the demo')]
      : [red('lots', 'the catalogue has no lots: npm run ingest -- --source NAME')];
  } finally {
    db.close();
  }
};

const examineClickHouse: Examine = async ({ env: { clickHouse, databaseFile }, fetch: request }) => {
  if (clickHouse === undefined) return [];
  if (request === undefined) return [yellow('ClickHouse', 'not asked (--offline)')];
  try {
    return (await hasNewestLots(clickHouse, databaseFile))
      ? [ok('ClickHouse', 'it has the lots of the last import')]
      : [
          yellow(
            'ClickHouse',
            'it has the lots of an earlier import. If that stays so, look for «lots not published» in the log',
          ),
        ];
  } catch (error) {
    return [red('ClickHouse', getErrorMessage(error))];
  }
};

const examinePolicy: Examine = async ({ db, env }) => {
  const unnamed = await findUnnamedRecipients(db, env);
  return unnamed.length > 0
    ? [red('policy', `the privacy policy does not name ${unnamed.join(', ')}, who get personal data`)]
    : [ok('policy', 'the privacy policy names everyone who gets personal data')];
};

const examinePrices: Examine = async ({ db }) => {
  const { newest } = await db
    .selectFrom('cost_settings')
    .select((field) => field.fn.max('version').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0) > 1
    ? [ok('prices', `settings of version ${newest}`)]
    : [red('prices', "fees and services are the project's defaults: npm run operator -- settings save")];
};

const examineSecrets: Examine = ({ env, variables }) => {
  const left = Object.entries(variables).flatMap(([name, value]) =>
    PLACEHOLDER.test(value ?? '') ? [red('secrets', `${name} is still the value of the example`)] : [],
  );
  const missing =
    env.trusted.secret === undefined
      ? [
          yellow(
            'secrets',
            'VVOZ_STOREFRONT_SECRET is not set: the backend trusts sites by their address only',
          ),
        ]
      : [];
  const found = [...left, ...missing];
  return found.length > 0 ? found : [ok('secrets', 'no value of the example is left')];
};

const examineAddresses: Examine = ({ env }) => {
  const findings = Object.entries(env.origins).flatMap(([host, origin]) => {
    if (!isPublicOrigin(origin))
      return [red('addresses', `${host} is ${origin}, which visitors cannot reach`)];
    return origin.startsWith('https://') ? [] : [red('TLS', `${host} is ${origin}, without TLS`)];
  });
  if (env.hstsSeconds < MIN_HSTS_SECONDS)
    findings.push(yellow('HSTS', 'VVOZ_HSTS_SECONDS is below half a year (15552000)'));
  return findings.length > 0 ? findings : [ok('addresses', 'all hosts have public names with TLS and HSTS')];
};

const examineTargets: Examine = ({ env }) =>
  env.targets.length === 0
    ? [red('targets', 'no target of leads is set: nobody is told of a request')]
    : env.targets.some(({ alarm }) => alarm)
      ? [ok('targets', `leads go to ${env.targets.map(({ name }) => name).join(', ')}`)]
      : [red('targets', 'no target takes alarms: set a webhook, e-mail or Telegram beside the CRM')];

const examineBackups: Examine = async ({ db, env, now }) => {
  const { lastSuccess, failures } = await readBackupHealth(db);
  if (failures > 0) return [red('backups', `the last ${failures} failed`)];
  if (lastSuccess === null || now.getTime() - Date.parse(lastSuccess) > DAY_MS)
    return [red('backups', `the last complete one: ${lastSuccess ?? 'never'}. npm run operator -- backup`)];
  const isInside = !path.relative(env.dataDir, env.backups.dir).startsWith('..');
  return env.backups.isElsewhere || !isInside
    ? [ok('backups', `the last one was made at ${lastSuccess}`)]
    : [yellow('backups', 'they are in the data folder; move VVOZ_BACKUP_DIR to another disk')];
};

const examinePictures: Examine = async ({ env: { pictureBucket: location }, fetch: request }) => {
  if (location === undefined) return [];
  const bucket = `${location.origin}/${location.bucket}`;
  if (request === undefined) return [yellow('pictures', `${bucket} was not tried (--offline)`)];
  const fault = await new BucketStorage({ location, folder: '', onFault: () => undefined }).probe();
  return fault
    ? [yellow('pictures', `each is made again at every request: ${fault.message}`)]
    : [ok('pictures', `${bucket} can be written and read`)];
};

const examineLicense: Examine = ({ licenseFile }) => {
  if (!existsSync(licenseFile)) return [red('licence', `${licenseFile} does not exist`)];
  return UNCHOSEN_LICENSE.test(readFileSync(licenseFile, 'utf8'))
    ? [red('licence', 'LICENSE is a placeholder: the owner must choose a licence')]
    : [ok('licence', 'chosen')];
};

async function examineHost(
  host: string,
  origin: string,
  request: (url: string) => Promise<Response>,
): Promise<readonly Finding[]> {
  try {
    const [page, robots] = await Promise.all([request(`${origin}/`), request(`${origin}/robots.txt`)]);
    const rules = await robots.text();
    return [
      page.ok
        ? ok('pages', `${origin}/ answers ${page.status}`)
        : red('pages', `${origin}/ answers ${page.status}`),
      page.headers.has('strict-transport-security')
        ? ok('HSTS', `${host} sends it`)
        : yellow('HSTS', `${host} does not send it`),
      /^Disallow: \/\s*$/m.test(rules) || !robots.ok
        ? red('robots', `${origin}/robots.txt keeps search engines out`)
        : ok('robots', `${origin}/robots.txt admits search engines`),
    ];
  } catch (error) {
    return [red('pages', `${origin} does not answer: ${getErrorMessage(error)}`)];
  }
}

const examineSites: Examine = async ({ env, fetch: request }) => {
  if (request === undefined) return [yellow('pages', 'not requested (--offline)')];
  const hosts = Object.entries(env.origins).filter(([, origin]) => isPublicOrigin(origin));
  return (await Promise.all(hosts.map(([host, origin]) => examineHost(host, origin, request)))).flat();
};

const EXAMINATIONS: readonly Examine[] = [
  examineContent,
  examineFolder,
  examineLots,
  examineClickHouse,
  examinePolicy,
  examinePrices,
  examineSecrets,
  examineAddresses,
  examineTargets,
  examineBackups,
  examinePictures,
  examineLicense,
  examineSites,
];

/** Compares an installation with the example and with what an installation needs. The worst findings come first. */
export async function examine(context: DoctorContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const run of EXAMINATIONS) findings.push(...(await run(context)));
  const order = { red: 0, yellow: 1, ok: 2 };
  return findings.toSorted((a, b) => order[a.level] - order[b.level]);
}
