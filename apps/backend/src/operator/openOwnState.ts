import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env.ts';
import { listAppliedMigrations } from '../lib/createMigrator.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import { openState, type State, type StateLocation, type StateOptions } from '../state/openState.ts';
import { openPostgres } from './backup/openPostgres.ts';

/** The operator's data is missing, although this installation must have some. */
export class StateMissing extends OperatorError {
  override readonly name = 'StateMissing';
}

/** Returns false for a missing file, and for a PostgreSQL database without our tables. */
async function hasState(place: StateLocation): Promise<boolean> {
  if ('file' in place) return existsSync(place.file);
  const db = openPostgres(place.url);
  try {
    return (await listAppliedMigrations(db)).length > 0;
  } catch {
    // A server that does not answer: openState reports it.
    return true;
  } finally {
    await db.destroy();
  }
}

/** Where the operator's data is, and what shows that there must be some. */
export interface OwnState extends Pick<Env, 'state' | 'databaseFile' | 'isInstallation'> {}

/** Returns the locations in another data folder, for programs with --data-dir. A database server stays the same. */
export const moveOwnState = (
  { state, databaseFile, isInstallation }: OwnState,
  dataDir: string,
): OwnState => ({
  state: 'url' in state ? state : { file: path.join(dataDir, path.basename(state.file)) },
  databaseFile: path.join(dataDir, path.basename(databaseFile)),
  isInstallation,
});

/**
 * Opens the operator's data. Creates it only if nothing is set up yet. In an installation, or beside a catalogue,
 * missing data has been lost, and an empty database would hide that. Throws StateMissing, and the errors of openState.
 */
export async function openOwnState(
  { state: place, databaseFile, isInstallation }: OwnState,
  options?: StateOptions,
): Promise<State> {
  if ((isInstallation || existsSync(databaseFile)) && !(await hasState(place))) {
    const problem =
      'url' in place
        ? 'The database of DATABASE_URL has no tables of Vvoz.'
        : `${place.file} does not exist.`;
    throw new StateMissing(
      `${problem} It should have the requests of visitors. If it was lost: npm run operator -- backup list, then npm run operator -- restore BACKUP. If this is the first start: npm run operator -- migrate up.`,
    );
  }
  return openState(place, options);
}
