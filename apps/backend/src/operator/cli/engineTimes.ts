import { measureEngines } from '../../catalogue/engines/measureEngines.ts';
import { readEnv } from '../../env.ts';

/**
 * `npm run lab -- bench api` runs this program, with the address of a PostgreSQL server where one is installed. Prints the
 * times of each engine as JSON.
 */
const [postgresUrl] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await measureEngines(readEnv().databaseFile, postgresUrl))}\n`);
