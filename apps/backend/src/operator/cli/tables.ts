import { loadTables } from '../../cost/loadTables.ts';
import { selectTables } from '../../cost/tables.ts';
import { compareTables } from '../../cost/shell/compareTables.ts';
import { runCli } from './runCli.ts';
import { parseTablesArgs, USAGE, type TablesCommand } from './tablesArgs.ts';

async function run(command: TablesCommand): Promise<void> {
  if (command.kind === 'help') {
    console.log(USAGE);
    return;
  }
  const all = await loadTables();
  if (command.kind === 'check') {
    for (const { validFrom, validTo, version, data } of all) {
      const low = Object.entries(data).flatMap(([name, table]) =>
        typeof table === 'object' && table.confidence === 'low' ? [name] : [],
      );
      const doubts = low.length > 0 ? `  low confidence: ${low.join(', ')}` : '';
      console.log(`${validFrom} – ${validTo}  ${version}${doubts}`);
    }
    console.log(`Periods: ${all.length}, without gaps or overlaps.`);
    return;
  }
  const [one, other] = command.days.map((day) => selectTables(all, day));
  if (!one || !other) return;
  const differences = one === other ? [] : compareTables(one, other);
  for (const { place, before, after } of differences)
    console.log(`${place}: ${before ?? '(nothing)'} → ${after ?? '(nothing)'}`);
  console.log(
    `Differences between ${one.validFrom} – ${one.validTo} and ${other.validFrom} – ${other.validTo}: ${differences.length}`,
  );
}

await runCli(USAGE, () => run(parseTablesArgs(process.argv.slice(2))));
