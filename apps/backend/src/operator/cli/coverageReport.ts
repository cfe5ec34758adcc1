import { existsSync } from 'node:fs';
import { openDatabase } from '../../catalogue/db/open.ts';
import { readCoverage, type Coverage, type CoverageRow } from '../../cost/knowledge/readCoverage.ts';
import { openReference } from '../../cost/kinds/openReference.ts';
import { loadTables } from '../../cost/loadTables.ts';
import { createCostSource } from '../../cost/store/costSource.ts';
import type { StateDb } from '../../state/schema.ts';
import { formatTextTable } from './textTable.ts';

/** Reasons that a line names. */
const MAX_REASONS = 4;

const formatNumber = (value: number): string => value.toLocaleString('en-US');
const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

const countLots = ({ one, narrow, wide, none }: CoverageRow['lots']): number => one + narrow + wide + none;

function formatReasons(reasons: ReadonlyMap<string, number>): string {
  const sorted = [...reasons].toSorted(([, one], [, other]) => other - one);
  return sorted
    .slice(0, MAX_REASONS)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');
}

/** The cars of a country together, without lorries. */
function sumCountry(country: string, rows: readonly CoverageRow[]): readonly string[] {
  const cars = rows.filter((row) => row.country === country && row.fuel !== 'truck');
  const usable = cars.reduce((sum, { lots }) => sum + lots.one + lots.narrow, 0);
  const all = cars.reduce((sum, { lots }) => sum + countLots(lots), 0);
  return [country, 'all cars', formatNumber(all), formatShare(usable, all), ''];
}

/** Formats what is known of the prices and powers of the cars on offer. */
export function formatCoverage({ measured, total, rows, powers }: Coverage): string {
  if (measured === 0) return 'No cars on offer.';
  const countries = [...new Set(rows.map(({ country }) => country))];
  const lines = countries.flatMap((country) => [
    sumCountry(country, rows),
    ...rows
      .filter((row) => row.country === country)
      .map(({ fuel, lots, reasons }) => [
        '',
        fuel || 'unknown fuel',
        formatNumber(countLots(lots)),
        formatShare(lots.one + lots.narrow, countLots(lots)),
        formatReasons(reasons),
      ]),
  ]);
  return [
    `Prices of cars on offer (${formatNumber(measured)} of ${formatNumber(total)} lots measured): one sum, or an interval of at most 15 % of its middle`,
    formatTextTable([['country', 'fuel', 'lots', 'usable', 'why not'], ...lines], [2, 3]),
    '',
    'Power of cars: stated by the feed, from the reference, unknown; stated powers that contradict the tables by more than 10 %, and fuels that grade or body code contradict',
    formatTextTable(
      [
        ['country', 'stated', 'reference', 'unknown', 'contradictions'],
        ...powers.map(({ country, stated, reference, unknown, contradictions }) => [
          country,
          ...[stated, reference, unknown, contradictions].map(formatNumber),
        ]),
      ],
      [1, 2, 3, 4],
    ),
    ...powers.flatMap(({ examples }) => examples.map((example) => `  ${example}`)),
  ].join('\n');
}

/** Reads the catalogue and formats its coverage. '' while there is no catalogue. */
export async function reportCoverage(catalogueFile: string, state: StateDb): Promise<string> {
  if (!existsSync(catalogueFile)) return '';
  const db = openDatabase(catalogueFile, { readonly: true });
  try {
    openReference(db);
    const data = await createCostSource(state, await loadTables()).load();
    return formatCoverage(readCoverage(db, data));
  } finally {
    db.close();
  }
}
