import { text } from 'node:stream/consumers';
import { answerCosts } from '../../cost/shell/answerCosts.ts';
import { openCostSource } from '../../cost/store/openCostSource.ts';
import { readEnv } from '../../env.ts';

const USAGE = `Usage: npm run -s cost < input.json

Reads one question or a list of them, prints one receipt or a list: JSON alone on the standard output.
A question: { "price": 1200000, "currency": "jpy", "displacementCc": 1496, "powerHp": 109, "year": 2022, "month": 5 }
Every field is in docs/cost.md. In place of a receipt that cannot be made stands { "error": { "field", … } }, and the
exit code is 1.`;

async function main(): Promise<void> {
  if (process.argv.length > 2) {
    console.error(USAGE);
    process.exitCode = process.argv.includes('--help') ? 0 : 1;
    return;
  }
  const question = await text(process.stdin);
  const source = await openCostSource(readEnv().state);
  try {
    const { answer, faults } = await answerCosts(question, source);
    process.stdout.write(`${JSON.stringify(answer, undefined, 2)}\n`);
    if (faults > 0) {
      console.error(`${faults} of the questions cannot be answered: see "error".`);
      process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    console.error(`The input is no JSON: ${error.message}\n\n${USAGE}`);
    process.exitCode = 1;
  } finally {
    await source.close();
  }
}

await main();
