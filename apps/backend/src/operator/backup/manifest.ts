import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { BackupError } from './BackupError.ts';

/** The operator's data, and the catalogue if it was requested. Both are SQLite files, whatever the engine. */
export const STATE_FILE = 'state.sqlite';
export const CATALOGUE_FILE = 'catalogue.sqlite';
export const MANIFEST_FILE = 'manifest.json';

const fileSchema = z.object({
  name: z.enum([STATE_FILE, CATALOGUE_FILE]),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** When the backup began. It contains everything that was saved before. */
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Name of the newest migration of the operator's data. */
  schema: z.string().min(1),
  /** Number of rows of each table of the operator's data. */
  tables: z.record(z.string(), z.number().int()),
  files: z.array(fileSchema).min(1),
});

/** Describes a backup: `manifest.json` in its folder. */
export type Manifest = z.output<typeof manifestSchema>;

/** Describes a file of a backup by its size and checksum. */
export async function describeFile(folder: string, name: Manifest['files'][number]['name']) {
  const file = path.join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { name, bytes: statSync(file).size, sha256: hash.digest('hex') };
}

/** Reads the manifest of a backup. Throws BackupError. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file))
    throw new BackupError(
      `${folder} is not a backup: it has no ${MANIFEST_FILE}. npm run operator -- backup list shows the backups.`,
    );
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new BackupError(
      `${file} cannot be read: ${getErrorMessage(error)}. Use another backup: npm run operator -- backup list.`,
      { cause: error },
    );
  }
}
