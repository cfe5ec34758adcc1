import { text } from 'node:stream/consumers';
import { respondCosts } from '../../cost/shell/respondCosts.ts';
import { openCostSource } from '../../cost/store/openCostSource.ts';
import { readEnv } from '../../env.ts';

const USAGE = `Usage: npm run -s cost < input.json

Reads one vehicle or a list of vehicles from standard input. Prints one receipt or a list of receipts as JSON.
Example: { "price": 1200000, "currency": "jpy", "displacementCc": 1496, "powerHp": 109, "year": 2022, "month": 5 }
docs/cost.md lists all fields. A vehicle that cannot be calculated gets { "error": { "field", … } } instead of a
receipt, and the exit code is 1.`;

async function main(): Promise<void> {
  if (process.argv.length > 2) {
    console.error(USAGE);
    process.exitCode = process.argv.includes('--help') ? 0 : 1;
    return;
  }
  const input = await text(process.stdin);
  const source = await openCostSource(readEnv().state);
  try {
    const { response, faults } = await respondCosts(input, source);
    process.stdout.write(`${JSON.stringify(response, undefined, 2)}\n`);
    if (faults > 0) {
      console.error(`Vehicles that cannot be calculated: ${faults}. See "error" in the output.`);
      process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    console.error(`The input is not valid JSON: ${error.message}\n\n${USAGE}`);
    process.exitCode = 1;
  } finally {
    await source.close();
  }
}

await main();
