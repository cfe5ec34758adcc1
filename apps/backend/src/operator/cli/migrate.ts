import { migrate as migrateCatalogue } from '../../catalogue/db/migrate.ts';
import { readEnv } from '../../env.ts';
import { openState } from '../../state/openState.ts';
import { describePlace, listDatabases, openToRead, type Migrated } from '../migrations/Migrated.ts';
import { listMigrations, type ListedMigration } from '../migrations/listMigrations.ts';
import { rollBack } from '../migrations/rollBack.ts';
import { parseMigrateArgs, USAGE } from './migrateArgs.ts';
import { runCli } from './runCli.ts';
import { formatTextTable } from './textTable.ts';

const describeTime = ({ appliedAt, isKnown }: ListedMigration): string =>
  appliedAt === undefined ? 'not applied' : `${appliedAt}${isKnown ? '' : '  by a newer release'}`;

/** Prints the migrations of a database. */
async function printStatus({ name, place, migrations }: Migrated): Promise<void> {
  const db = openToRead(place);
  try {
    const rows = (await listMigrations(db, migrations)).map((migration) => [
      `  ${migration.name}`,
      describeTime(migration),
    ]);
    console.log(`${name}: ${describePlace(place)}${db ? '' : ' does not exist'}\n${formatTextTable(rows)}`);
  } finally {
    await db?.destroy();
  }
}

async function migrateUp({ name, place }: Migrated): Promise<void> {
  if (name === 'catalogue' && 'file' in place) await migrateCatalogue(place.file);
  else await (await openState(place)).close();
}

await runCli(USAGE, async () => {
  const command = parseMigrateArgs(process.argv.slice(2));
  if (command.kind === 'help') return console.log(USAGE);
  const databases = listDatabases(readEnv());
  if (command.kind === 'down') {
    const { migration, losses } = await rollBack(databases[command.database], command.isForced);
    console.log(`${command.database}: rolled back ${migration}`);
    for (const loss of losses) console.log(`  deleted ${loss}`);
    return;
  }
  for (const name of command.databases) {
    if (command.kind === 'up') await migrateUp(databases[name]);
    await printStatus(databases[name]);
  }
});
