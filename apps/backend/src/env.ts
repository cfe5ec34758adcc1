import path from 'node:path';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const schema = z.object({
  VVOZ_BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  VVOZ_BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  VVOZ_DATA_DIR: z.string().min(1).default('.data'),
  VVOZ_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Env {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseFile: string;
  readonly logLevel: string;
}

/** Reads the environment; throws an Error whose message names each variable that is wrong. The only process.env here. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const read = schema.safeParse(source);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`The environment is not usable. ${wrong}`);
  }
  const dataDir = path.resolve(ROOT, read.data.VVOZ_DATA_DIR);
  return {
    port: read.data.VVOZ_BACKEND_PORT,
    host: read.data.VVOZ_BACKEND_HOST,
    dataDir,
    databaseFile: path.join(dataDir, 'vvoz.sqlite'),
    logLevel: read.data.VVOZ_LOG_LEVEL,
  };
}
