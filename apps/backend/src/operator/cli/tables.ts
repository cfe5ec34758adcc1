import { loadTables } from '../../cost/loadTables.ts';
import { selectTables } from '../../cost/selectTables.ts';
import { compareTables } from '../../cost/shell/compareTables.ts';
import { listFigures, listTables, listUncertainTables } from '../../cost/shell/listTables.ts';
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
      const uncertain = listUncertainTables(data).map(({ name, certainty }) => `${name} (${certainty})`);
      const doubts = uncertain.length > 0 ? `  not certain: ${uncertain.join(', ')}` : '';
      console.log(`${validFrom} – ${validTo}  ${version}${doubts}`);
    }
    console.log(`Periods: ${all.length}, without gaps or overlaps.`);
    return;
  }
  if (command.kind === 'show') {
    const { validFrom, validTo, data } = selectTables(all, command.day);
    console.log(`${validFrom} – ${validTo}`);
    for (const { name, source, certainty, asOf } of listTables(data))
      console.log(`${name}: ${certainty}${asOf === undefined ? '' : ` of ${asOf}`} · ${source}`);
    for (const { place, after } of listFigures(data, command.table)) console.log(`${place}: ${after}`);
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
