import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { backTest, type BackTestReport } from '@vvoz/estimate/backTest';
import { drawChances, drawCoverage, formatReport } from '@vvoz/estimate/formatReport';
import { openDatabase } from '../../catalogue/db/open.ts';
import { readDemoSales } from '../../demo/readDemoSales.ts';
import { ESTIMATE_BASIS_COLUMNS, type EstimatedLot } from '../../estimate/createEstimator.ts';
import { ESTIMATED_TYPES } from '../../estimate/estimatedTypes.ts';
import { switchEstimates } from '../../estimate/estimateNotes.ts';
import { readSales } from '../../estimate/trainModels.ts';
import { loadEstimator } from '../../estimate/loadEstimator.ts';
import { runSource } from '../../ingest/runSource.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { State } from '../../state/openState.ts';
import type { EstimateCommand } from './estimateArgs.ts';
import { formatTextTable } from './textTable.ts';

/** The weeks of a report. */
const WALK = { folds: 4, foldDays: 14 } as const;
/** Seeds of the generated archives: the one of the demo, and one that nothing was developed with. */
const SEEDS = { demo: 1, rehearsal: 20_261 } as const;
/** The day of the generated archives, so that a report can be repeated. */
const DEMO_NOW = new Date('2026-11-21T01:30:00Z');

interface Context {
  readonly state: State;
  readonly catalogueFile: string;
}

interface NamedReport {
  readonly name: string;
  readonly report: BackTestReport;
}

function listDemoReports(count: number): readonly NamedReport[] {
  return Object.entries(SEEDS).flatMap(([name, seed]) => {
    const report = backTest(readDemoSales(count, seed, DEMO_NOW), WALK);
    return report ? [{ name: `${name} archive, seed ${seed}`, report }] : [];
  });
}

function listOwnReports(catalogueFile: string): readonly NamedReport[] {
  const db = openDatabase(catalogueFile, { readonly: true });
  try {
    return ESTIMATED_TYPES.flatMap((type) => {
      const report = backTest(readSales(db, type), WALK);
      return report ? [{ name: type, report }] : [];
    });
  } finally {
    db.close();
  }
}

/** Writes a report and its plots. Returns the files. */
function writeReports(out: string, reports: readonly NamedReport[], head: string): readonly string[] {
  mkdirSync(path.join(out, 'images'), { recursive: true });
  const files: string[] = [];
  const write = (name: string, content: string): string => {
    writeFileSync(path.join(out, name), content);
    files.push(path.join(out, name));
    return name;
  };
  const parts = reports.map(({ name, report }) => {
    const slug = /^\w+/.exec(name)?.[0] ?? 'archive';
    const classes = [...report.byBrand, ...report.byAge, ...report.byPrice];
    const coverage = write(
      `images/estimate-coverage-${slug}.svg`,
      drawCoverage(`Prices between the ends, by class: ${name}`, classes),
    );
    const chances = write(
      `images/estimate-chances-${slug}.svg`,
      drawChances(`Chances, stated and real: ${name}`, report),
    );
    return `${formatReport(`The ${name}`, report)}\n\n![Coverage by class](${coverage})\n\n![Chances](${chances})`;
  });
  write('estimate-report.md', `${[head, ...parts].join('\n\n')}\n`);
  return files;
}

function* runReport(
  { demo, out }: Extract<EstimateCommand, { kind: 'report' }>,
  { catalogueFile }: Context,
): Generator<string> {
  const startedAt = process.cpuUsage();
  const reports = demo === undefined ? listOwnReports(catalogueFile) : listDemoReports(demo);
  if (reports.length === 0) throw new OperatorError('The archives have too few sales for a back-test.');
  const seconds = Math.round(process.cpuUsage(startedAt).user / 1e6);
  if (out === undefined) {
    for (const { name, report } of reports) yield `${formatReport(name, report)}\n\n`;
    return;
  }
  const how =
    demo === undefined
      ? '`npm run operator -- estimate report`'
      : `\`npm run operator -- estimate report --demo ${demo} --out docs\`, ${seconds} s of one\nprocessor`;
  const head = `# Back-test of the estimates\n\nWritten by ${how}. What the figures mean: [estimates](estimate.md).`;
  yield `${writeReports(out, reports, head).join('\n')}\n`;
}

async function explain(type: CatalogueType, id: string, { state, catalogueFile }: Context): Promise<string> {
  const db = openDatabase(catalogueFile, { readonly: true });
  try {
    const lot = db
      .prepare<[string, string], EstimatedLot>(
        `select ${ESTIMATE_BASIS_COLUMNS.join(', ')} from lot where type = ? and external_id = ? limit 1`,
      )
      .get(type, id);
    if (!lot) throw new OperatorError(`There is no lot ${type}/${id}.`);
    const found = (await loadEstimator(catalogueFile, state.db)).explain(lot);
    if (!found)
      return `${type}/${id}: no estimate. There is no model of the type, it is switched off, or too few such lots were sold.\n`;
    const { estimate, factors, sales } = found;
    const rows = Object.entries(factors).map(([subject, factor]) => [
      subject,
      `${factor >= 1 ? '+' : '−'}${(100 * Math.abs(factor - 1)).toFixed(1)} %`,
    ]);
    const format = (value: number): string => value.toLocaleString('en-US');
    return [
      `${type}/${id}: ${format(estimate.middle)} ${lot.currency}, usually ${format(estimate.low)} to ${format(estimate.high)}`,
      `from ${format(sales.cell)} sales of its code and year, ${format(sales.code)} of its code, ${format(sales.model)} of its model`,
      formatTextTable([['factor', 'compared with the mean of all sales'], ...rows], [1]),
      '',
    ].join('\n');
  } finally {
    db.close();
  }
}

/** Runs a command. Throws an OperatorError. */
export async function* runEstimateCommand(
  command: EstimateCommand,
  context: Context,
): AsyncGenerator<string> {
  switch (command.kind) {
    case 'help':
      return;
    case 'train': {
      const report = await runSource(
        { source: 'estimate', tables: [], dir: undefined, ifChanged: false },
        { settings: { estimate: {} }, ...context },
      );
      if (report.kind === 'other') yield `${[report.summary, ...report.warnings].join('\n')}\n`;
      return;
    }
    case 'report':
      yield* runReport(command, context);
      return;
    case 'explain':
      yield await explain(command.type, command.id, context);
      return;
    case 'switch':
      await switchEstimates(context.state.db, command.type, command.isOn);
      yield `Estimates of ${command.type} are ${command.isOn ? 'on' : 'off'} from the next import or recalculation of costs: npm run ingest -- --source costs\n`;
      return;
    default:
      command satisfies never;
  }
}
