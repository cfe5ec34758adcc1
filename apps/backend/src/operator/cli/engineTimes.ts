import path from 'node:path';
import { measureEngines } from '../../catalogue/compared/measureEngines.ts';

/**
 * `npm run lab -- bench api` runs this program with a data folder, and with the address of a PostgreSQL server where one is
 * installed. Prints the times of each engine as JSON.
 */
const [dataDir = '', postgresUrl] = process.argv.slice(2);
process.stdout.write(
  `${JSON.stringify(await measureEngines(path.join(dataDir, 'vvoz.sqlite'), postgresUrl))}\n`,
);
