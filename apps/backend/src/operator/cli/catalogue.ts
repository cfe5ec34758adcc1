import { migrateSchema } from '../../catalogue/db/migrate.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { readEnv } from '../../env.ts';
import { adoptCatalogue } from '../../ingest/claimCatalogue.ts';
import { openOwnState } from '../openOwnState.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { runCli } from './runCli.ts';
import { UsageError } from './UsageError.ts';

const USAGE = `Usage: npm run operator -- catalogue adopt

Makes the catalogue of this data folder the one that imports write. Needed once after the former one was lost, or when
another machine takes over. Stop the backend of the former one first.`;

await runCli(USAGE, async () => {
  const { positionals, values } = parseCommandLine(process.argv.slice(2), {
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.join(' ') !== 'adopt') throw new UsageError('The only command is adopt.');
  const env = readEnv();
  const state = await openOwnState(env);
  try {
    await migrateSchema(env.databaseFile);
    const db = openDatabase(env.databaseFile);
    try {
      console.log(`${env.databaseFile}: imports write this catalogue, ${await adoptCatalogue(db, state)}`);
    } finally {
      db.close();
    }
  } finally {
    await state.close();
  }
});
