import path from 'node:path';
import { z } from 'zod';
import { mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { formatLocalUrl, mapUrlVariables, getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';
import { readChatTelegram, type ChatTelegramSettings } from './chat/chatTelegramVariables.ts';
import { readIndexNow, type IndexNowSettings } from './indexNow/indexNowVariables.ts';
import { parseClickHouseUrl, type ClickHouseLocation } from './lib/clickHouseUrl.ts';
import { listPictureHosts } from './ingest/listPictureHosts.ts';
import { readSourceSettings } from './ingest/sourceSettings.ts';
import type { SourceSettings } from './ingest/sources/sources.ts';
import { readCaptcha, type CaptchaSettings } from './leads/captcha/readCaptcha.ts';
import { readTargets } from './leads/targets/readTargets.ts';
import type { Target } from './leads/targets/Target.ts';
import { OperatorError } from './lib/OperatorError.ts';
import { pictureHostList } from './lib/pictureHosts.ts';
import { parseBucketUrl, type BucketLocation } from './lib/bucketUrl.ts';
import { folderVariable, webVariable, type Environment } from './lib/variableGroup.ts';
import { PASSWORD_HASH } from './lib/passwordHash.ts';
import { MAX_RETENTION_DAYS, type RetentionDays } from './lib/retentionDays.ts';
import { hstsSeconds } from '@vvoz/api/headers/responseHeaders';
import {
  exportVariables,
  readExportSettings,
  type ExportSettings,
} from '@vvoz/telemetry/export/exportVariables';
import { storefrontSecret } from '@vvoz/api/visitor/visitorHeaders';
import { trustedProxies, type TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import type { StateLocation } from './state/openState.ts';

/** Version and commit of a release. */
interface Release {
  readonly version: string;
  readonly commit: string;
}

/** A URL variable, reduced to the origin that a browser sends. */
const origin = (fallback: string) =>
  z
    .url()
    .default(fallback)
    .transform((url) => new URL(url).origin);

/** Days that data is kept. The privacy policy allows no more. */
const retentionDays = (max: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(max, `the privacy policy promises at most ${max} days; change lib/retentionDays.ts with it`)
    .default(max);

const RETENTION_MEANING = 'after how many days [personal data](operate.md#personal-data)';

const MIB = 1024 * 1024;
/** How many backups the operator may keep. */
export const MAX_KEPT_BACKUPS = 1000;

/** The backend's own variables. Variables of sources and targets are in their rows. */
const schema = z.object({
  VVOZ_BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('port of the API'),
  VVOZ_BACKEND_HOST: z.string().min(1).default('127.0.0.1').describe('address that the API listens on'),
  VVOZ_DATA_DIR: folderVariable
    .prefault('.data')
    .describe("database, drawn pictures, logs; relative to the repository's root"),
  ...mapUrlVariables((host) =>
    origin(formatLocalUrl(host)).describe(
      'address of the host as visitors know it: the sites link to each other by it, and its pages may call the API',
    ),
  ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe(
      '`postgres://…`: the database of leads, outbox, chat, content, quarantine, rates and settings; without it, a SQLite file in the data folder',
    ),
  CATALOG_URL: z
    .string()
    .transform((text, context) => {
      const location = parseClickHouseUrl(text);
      if (typeof location !== 'string') return location;
      context.addIssue({ code: 'custom', message: location });
      return z.NEVER;
    })
    .optional()
    .describe(
      '`clickhouse://user:password@host:8123/database` (`clickhouses://` for TLS; `?cluster=…` for several servers): lots are read from [ClickHouse](operate.md#lots-in-clickhouse), to which the backend that imports publishes them; without it, from the SQLite file in the data folder',
    ),
  VVOZ_READER: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'true: this backend imports nothing and only reads the lots of `CATALOG_URL` ([backends on several machines](operate.md#backends-on-several-machines))',
    ),
  VVOZ_PICTURE_HOSTS: pictureHostList,
  VVOZ_PICTURE_CACHE_MIB: z.coerce
    .number()
    .int()
    .min(16)
    .max(1_000_000)
    .default(2048)
    .describe('size of the cache of these pictures on disk'),
  PICTURES_URL: z
    .string()
    .transform((text, context) => {
      const location = parseBucketUrl(text);
      if (typeof location !== 'string') return location;
      context.addIssue({ code: 'custom', message: location });
      return z.NEVER;
    })
    .optional()
    .describe(
      '`s3://key:secret@host/bucket?region=…` (`s3+http://` without TLS): pictures are kept in a [bucket](operate.md#pictures-in-a-bucket) that all backends share; without it, in the data folder',
    ),
  VVOZ_TRUSTED_PROXIES: trustedProxies,
  VVOZ_LEADS_RETENTION_DAYS: retentionDays(MAX_RETENTION_DAYS.leads).describe(
    `${RETENTION_MEANING} of requests is removed`,
  ),
  VVOZ_CHAT_RETENTION_DAYS: retentionDays(MAX_RETENTION_DAYS.chat).describe(
    `${RETENTION_MEANING} of chats is removed`,
  ),
  VVOZ_OPERATOR_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .optional()
    .describe("switches the [operator's page](operate.md#the-operators-page) on"),
  VVOZ_OPERATOR_PASSWORD_HASH: z
    .string()
    .regex(PASSWORD_HASH, 'must be the output of npm run operator -- hash')
    .optional()
    .describe('the same with the hash of the password'),
  VVOZ_BACKUP_DIR: folderVariable
    .optional()
    .describe(
      'where [backups](operate.md#backup-and-restore) are: `backups` in the data folder. If the folder is set, the backend makes one every night',
    ),
  VVOZ_BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_KEPT_BACKUPS)
    .default(14)
    .describe('how many backups stay'),
  VVOZ_BACKUP_ELSEWHERE: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'true: a timer outside of the backend makes a backup every night; [an alarm](operate.md#alarms) tells when one is missing',
    ),
  VVOZ_INSTALLATION_DIR: folderVariable
    .optional()
    .describe(
      'the [folder of the installation](operate.md#the-folder-of-an-installation), which `operator -- doctor` compares with what is in force',
    ),
  VVOZ_WATCH_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((url) => url.trim() || []))
    .pipe(z.array(webVariable))
    .describe(
      'addresses that must answer, separated by commas, such as the health check of the gateway: [an alarm](operate.md#alarms) tells when one does not',
    ),
  VVOZ_HEARTBEAT_URL: webVariable
    .optional()
    .describe(
      'requested once a minute while the process is well: an outside service that misses the call [tells you](operate.md#alarms)',
    ),
  VVOZ_STOREFRONT_SECRET: storefrontSecret,
  VVOZ_HSTS_SECONDS: hstsSeconds,
  VVOZ_VERSION: z.string().optional().describe('set by the `server.js` of a release'),
  VVOZ_COMMIT: z.string().optional().describe('set by the `server.js` of a release'),
  ...exportVariables,
  VVOZ_ALLOW_EXAMPLE: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      "true: a test host under a public name may show the example's company ([before opening](open.md)); otherwise the backend refuses to start",
    ),
  VVOZ_PLAY: z
    .string()
    .regex(/^[a-z-]{1,20}$/)
    .optional()
    .describe('set by programs that play (rehearsal, measurement): each line of the log has it as `play`'),
  VVOZ_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal … trace, silent'),
});

/** The backend's own variables by their names, for the documentation. */
export const BACKEND_VARIABLES: z.ZodRawShape = schema.shape;

export interface Env {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseFile: string;
  /** The ClickHouse that lots are read from; undefined for the database file. */
  readonly clickHouse: ClickHouseLocation | undefined;
  /** True for a backend that imports nothing. */
  readonly isReader: boolean;
  /** The database of leads, content, settings and the outbox. */
  readonly state: StateLocation;
  /**
   * True when something is set that only an installation has: a database server, a target of leads, the managers' chat
   * in Telegram, the retention period of leads, backups.
   */
  readonly isInstallation: boolean;
  /** Settings of the configured sources. */
  readonly sources: SourceSettings;
  /** The configured targets of leads. */
  readonly targets: readonly Target[];
  /** The managers' chat in Telegram, if it is set up. */
  readonly chatTelegram: ChatTelegramSettings | undefined;
  readonly captcha: CaptchaSettings;
  /** Hosts whose pictures are served: the operator's and those of the configured sources. */
  readonly pictureHosts: readonly string[];
  /** The bucket of pictures; undefined: they are in the data folder. */
  readonly pictureBucket: BucketLocation | undefined;
  /** Maximum size of the cache of other hosts' pictures on disk, bytes. */
  readonly pictureCacheBytes: number;
  /** Origins of all hosts, as browsers send them. */
  readonly origins: Readonly<Record<Host, string>>;
  /** Where the changes of imports are announced to search engines, if the operator has switched it on. */
  readonly indexNow: IndexNowSettings | undefined;
  /** After how many days personal data is removed. */
  readonly retentionDays: RetentionDays;
  /**
   * Where backups are and how many are kept. `isNightly`: the folder was set, so the backend makes one each night.
   * `isElsewhere`: a timer outside of it does.
   */
  readonly backups: {
    readonly dir: string;
    readonly keep: number;
    readonly isNightly: boolean;
    readonly isElsewhere: boolean;
  };
  /** The folder with hosts, content and settings of the company; undefined: they are in the release. */
  readonly installationDir: string | undefined;
  /** Addresses that must answer, and the one that hears every minute that this process is well. */
  readonly watchUrls: readonly string[];
  readonly heartbeatUrl: string | undefined;
  /** The password of the operator's page, or its hash. Without both there is no such page. */
  readonly operator: { readonly password: string } | { readonly hash: string } | undefined;
  /** Whether the example's company may be shown under a public name. */
  readonly allowsExample: boolean;
  /** The program that plays with this process (`rehearse`, `bench` …); undefined: it is meant seriously. */
  readonly play: string | undefined;
  readonly logLevel: string;
  /** Where traces and metrics go; undefined: nowhere. */
  readonly telemetry: ExportSettings | undefined;
  /** Our own servers, by address or secret, which are trusted to pass on the visitor's address. */
  readonly trusted: TrustedCallers;
  /** How long browsers use only HTTPS after a visit, s (Strict-Transport-Security); 0: the header is not sent. */
  readonly hstsSeconds: number;
  /** Which release this process is, as the release's `server.js` has set it; null in a checkout. */
  readonly release: Release | null;
}

/** Variables of the environment are wrong. The message names each of them. */
export class EnvError extends OperatorError {
  override readonly name = 'EnvError';
}

function readOperator({
  VVOZ_OPERATOR_PASSWORD: password,
  VVOZ_OPERATOR_PASSWORD_HASH: hash,
}: z.output<typeof schema>): Env['operator'] {
  if (hash !== undefined) return { hash };
  return password === undefined ? undefined : { password };
}

/** Reads the environment. Throws EnvError. Only this file reads process.env. */
export function readEnv(environment: Environment = process.env): Env {
  const own = schema.safeParse(environment);
  const sources = readSourceSettings(environment);
  const leads = readTargets(environment);
  const chat = readChatTelegram(environment);
  const indexNow = readIndexNow(environment);
  const { captcha, faults: captchaFaults } = readCaptcha(environment);
  const ownFaults = own.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const faults = [
    ...ownFaults,
    ...(own.data?.VVOZ_READER && (own.data.CATALOG_URL === undefined || own.data.DATABASE_URL === undefined)
      ? ['VVOZ_READER: needs CATALOG_URL and DATABASE_URL']
      : []),
    ...sources.faults,
    ...leads.faults,
    ...chat.faults,
    ...indexNow.faults,
    ...captchaFaults,
  ];
  if (!own.success || !captcha || faults.length > 0)
    throw new EnvError(`The environment has errors. ${faults.join('; ')}`);
  const { VVOZ_DATA_DIR: dataDir, DATABASE_URL: url, VVOZ_VERSION: version, VVOZ_COMMIT: commit } = own.data;
  return {
    port: own.data.VVOZ_BACKEND_PORT,
    host: own.data.VVOZ_BACKEND_HOST,
    dataDir,
    databaseFile: path.join(dataDir, 'vvoz.sqlite'),
    clickHouse: own.data.CATALOG_URL,
    isReader: own.data.VVOZ_READER,
    state: url ? { url } : { file: path.join(dataDir, 'vvoz-state.sqlite') },
    isInstallation:
      url !== undefined ||
      leads.targets.length > 0 ||
      chat.settings !== undefined ||
      // The value has a default: only an installation sets it.
      (environment['VVOZ_LEADS_RETENTION_DAYS'] ?? '') !== '' ||
      own.data.VVOZ_BACKUP_DIR !== undefined,
    sources: sources.settings,
    targets: leads.targets,
    chatTelegram: chat.settings,
    captcha,
    pictureHosts: [...own.data.VVOZ_PICTURE_HOSTS, ...listPictureHosts(sources.settings)],
    pictureBucket: own.data.PICTURES_URL,
    pictureCacheBytes: own.data.VVOZ_PICTURE_CACHE_MIB * MIB,
    origins: mapHosts((host) => own.data[getUrlVariable(host)]),
    indexNow: indexNow.settings,
    retentionDays: { leads: own.data.VVOZ_LEADS_RETENTION_DAYS, chat: own.data.VVOZ_CHAT_RETENTION_DAYS },
    backups: {
      dir: own.data.VVOZ_BACKUP_DIR ?? path.join(dataDir, 'backups'),
      keep: own.data.VVOZ_BACKUP_KEEP,
      isNightly: own.data.VVOZ_BACKUP_DIR !== undefined,
      isElsewhere: own.data.VVOZ_BACKUP_ELSEWHERE,
    },
    installationDir: own.data.VVOZ_INSTALLATION_DIR,
    watchUrls: own.data.VVOZ_WATCH_URLS,
    heartbeatUrl: own.data.VVOZ_HEARTBEAT_URL,
    operator: readOperator(own.data),
    allowsExample: own.data.VVOZ_ALLOW_EXAMPLE,
    play: own.data.VVOZ_PLAY,
    logLevel: own.data.VVOZ_LOG_LEVEL,
    telemetry: readExportSettings(own.data, 'vvoz-backend'),
    trusted: { ...own.data.VVOZ_TRUSTED_PROXIES, secret: own.data.VVOZ_STOREFRONT_SECRET },
    hstsSeconds: own.data.VVOZ_HSTS_SECONDS,
    release: version && commit ? { version, commit } : null,
  };
}

/** The whole environment, for the program that looks for values of the example. */
export const readVariables = (): Environment => process.env;

/** Variables of the system that every program may need: folders, the language, proxies and certificates. */
const SYSTEM_VARIABLES =
  /^(?:PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|SystemRoot|NODE_(?:ENV|EXTRA_CA_CERTS|COMPILE_CACHE)|SSL_CERT_.*|https?_proxy|no_proxy)$/i;

/** Makes the environment of a child process: the system's variables and those with these names, no others. */
export const pickEnvironment = (
  names: readonly string[],
  environment: Environment = process.env,
): Environment =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => names.includes(name) || SYSTEM_VARIABLES.test(name)),
  );
