import path from 'node:path';
import { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { localUrl, mapUrlVariables, urlVariable } from '@vvoz/catalogue/hosts/hostVariables';
import { readSources, type Sources } from './ingest/sourceSettings.ts';
import type { LeadTargetSettings } from './leads/targets/readTargets.ts';
import { readLeadSettings } from './leads/targets/settings.ts';
import type { StatePlace } from './state/openState.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Of an address, what a browser sends as Origin. */
const origin = (fallback: string) =>
  z
    .url()
    .default(fallback)
    .transform((url) => new URL(url).origin);

const schema = z.object({
  VVOZ_BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  VVOZ_BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  VVOZ_DATA_DIR: z.string().min(1).default('.data'),
  VVOZ_CONTENT_DIR: z.string().min(1).default('apps/backend/content'),
  ...mapUrlVariables((host) => origin(localUrl(host))),
  VVOZ_JPCENTER_URL: z.url().optional(),
  VVOZ_JPCENTER_CODE: z.string().min(1).optional(),
  VVOZ_JPCENTER_FORMAT: z.enum(['json', 'xml']).default('json'),
  VVOZ_JPCENTER_TABLES: z.string().default('one,hdm,korea,china'),
  VVOZ_ALEADO_DIR: z.string().min(1).optional(),
  VVOZ_WORDPRESS_URL: z.url().optional(),
  VVOZ_CBR_URL: z.url().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  VVOZ_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Env {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseFile: string;
  /** Where leads, content, settings and the outbox lie. */
  readonly state: StatePlace;
  /** The sources that are set up. */
  readonly sources: Sources;
  /** Where leads are delivered to. */
  readonly leads: LeadTargetSettings;
  /** Of every host. */
  readonly origins: readonly string[];
  /** The folder that the content is edited in. */
  readonly contentDir: string;
  readonly logLevel: string;
}

/** The environment cannot be used; the message names each variable that is wrong. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads the environment; throws EnvError. The only process.env here. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const read = schema.safeParse(source);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new EnvError(`The environment is not usable. ${wrong}`);
  }
  const dataDir = path.resolve(ROOT, read.data.VVOZ_DATA_DIR);
  return {
    port: read.data.VVOZ_BACKEND_PORT,
    host: read.data.VVOZ_BACKEND_HOST,
    dataDir,
    databaseFile: path.join(dataDir, 'vvoz.sqlite'),
    state: read.data.DATABASE_URL
      ? { url: read.data.DATABASE_URL }
      : { file: path.join(dataDir, 'vvoz-state.sqlite') },
    leads: readLeadSettings(source),
    sources: readSources(read.data, ROOT),
    origins: HOST_NAMES.map((host) => read.data[urlVariable(host)]),
    contentDir: path.resolve(ROOT, read.data.VVOZ_CONTENT_DIR),
    logLevel: read.data.VVOZ_LOG_LEVEL,
  };
}
