import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env.ts';
import { listAppliedMigrations } from '../lib/createMigrator.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import { openState, type State, type StateLocation, type StateOptions } from '../state/openState.ts';
import { openPostgres } from './backup/openPostgres.ts';

/** There is no operator's data where there must be some. */
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

/** The same in another data folder, for the programs that take one. A database server stays. */
export const moveOwnState = (
  { state, databaseFile, isInstallation }: OwnState,
  dataDir: string,
): OwnState => ({
  state: 'url' in state ? state : { file: path.join(dataDir, path.basename(state.file)) },
  databaseFile: path.join(dataDir, path.basename(databaseFile)),
  isInstallation,
});

/**
 * Opens the operator's data. It is created only where nothing is set up: in an installation, and beside a catalogue, missing
 * data was lost, and an empty database would hide that. Throws StateMissing, and the errors of openState.
 */
export async function openOwnState(
  { state: place, databaseFile, isInstallation }: OwnState,
  options?: StateOptions,
): Promise<State> {
  if ((isInstallation || existsSync(databaseFile)) && !(await hasState(place))) {
    const what =
      'url' in place
        ? 'The database of DATABASE_URL has no tables of Vvoz.'
        : `${place.file} does not exist.`;
    throw new StateMissing(
      `${what} It should have the requests of visitors. If it was lost: npm run backup -- list, then npm run restore -- BACKUP. If this is the first start: npm run migrate -- up.`,
    );
  }
  return openState(place, options);
}
