import { createMigrator, listAppliedMigrations, OtherRelease } from '../../lib/createMigrator.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import { changeAlone, describePlace, type Migrated } from './Migrated.ts';
import { findDropped, findLosses } from './findLosses.ts';

/** The last migration cannot be taken back. */
class NotTakenBack extends OperatorError {
  override readonly name = 'NotTakenBack';
}

export interface TakenBack {
  readonly migration: string;
  /** Data that went with it. */
  readonly losses: readonly string[];
}

/**
 * Takes the last migration of a database back, in one transaction. Throws NotTakenBack when data would be lost and `isForced` is
 * false, OtherRelease, and BackupError while another process uses the database; nothing is changed then.
 */
export function takeBack({ place, migrations }: Migrated, isForced: boolean): Promise<TakenBack> {
  return changeAlone(place, async (db) => {
    const migration = (await listAppliedMigrations(db)).at(-1);
    if (migration === undefined)
      throw new NotTakenBack(`${describePlace(place)} has had no migration: there is nothing to take back.`);
    if (!Object.hasOwn(migrations, migration))
      throw new OtherRelease(
        `${migration} is of a newer release, which alone can take it back. This release works on the database as it is.`,
      );
    const losses = await findLosses(db, await findDropped(migrations, migration));
    if (losses.length > 0 && !isForced)
      throw new NotTakenBack(
        `Taking back ${migration} would delete: ${losses.join(', ')}. Nothing was changed. Make a backup (npm run backup), then add --force.`,
      );
    const { error } = await (await createMigrator(db, migrations)).migrateDown();
    if (error) throw error;
    return { migration, losses };
  });
}
