import { createMigrator, listAppliedMigrations, OtherRelease } from '../../lib/createMigrator.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import { changeAlone, describePlace, type Migrated } from './Migrated.ts';
import { findDropped, findLosses } from './findLosses.ts';

/** The last migration is not rolled back. */
class NotRolledBack extends OperatorError {
  override readonly name = 'NotRolledBack';
}

export interface RolledBack {
  readonly migration: string;
  /** Data that was deleted with it. */
  readonly losses: readonly string[];
}

/**
 * Rolls back the last migration of a database, in one transaction. Throws NotRolledBack when data would be lost and
 * `isForced` is false, OtherRelease, and BackupError while another process uses the database; nothing is changed then.
 */
export function rollBack({ place, migrations }: Migrated, isForced: boolean): Promise<RolledBack> {
  return changeAlone(place, async (db) => {
    const migration = (await listAppliedMigrations(db)).at(-1);
    if (migration === undefined)
      throw new NotRolledBack(`${describePlace(place)} has had no migration: there is nothing to roll back.`);
    if (!Object.hasOwn(migrations, migration))
      throw new OtherRelease(
        `${migration} is of a newer release: roll it back with that release. This release works on the database as it is.`,
      );
    const losses = await findLosses(db, await findDropped(migrations, migration));
    if (losses.length > 0 && !isForced)
      throw new NotRolledBack(
        `Rolling back ${migration} would delete: ${losses.join(', ')}. Nothing was changed. Make a backup (npm run operator -- backup), then add --force.`,
      );
    const { error } = await (await createMigrator(db, migrations)).migrateDown();
    if (error) throw error;
    return { migration, losses };
  });
}
