import { openCostSource } from '../../cost/store/openCostSource.ts';
import { measureCosts } from '../../cost/shell/measureCosts.ts';
import { readEnv } from '../../env.ts';

/** `npm run lab -- bench cost` runs this program. Prints the measured times as JSON. */
const source = await openCostSource(readEnv().state);
try {
  process.stdout.write(`${JSON.stringify(await measureCosts(await source.load()))}\n`);
} finally {
  await source.close();
}
