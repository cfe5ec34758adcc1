import { NO_LOSSES, type ImportLosses } from '../../ingest/importLosses.ts';
import type { FeedRunTable } from '../../state/schema.ts';
import { formatTextTable } from './textTable.ts';

/** How many lines a list of losses has at most. */
const MAX_LINES = 30;
const COUNTS = ['read', 'added', 'changed', 'unchanged', 'withdrawn', 'quarantined', 'skipped'] as const;

const formatNumber = (value: number): string => value.toLocaleString('en-US');

const parseLosses = ({ losses }: FeedRunTable): ImportLosses =>
  losses === '' ? NO_LOSSES : (JSON.parse(losses) as ImportLosses);

function formatSection(title: string, rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MAX_LINES);
  const more = rows.length > shown.length ? [`  … and ${rows.length - shown.length} more`] : [];
  const lines = formatTextTable(shown, [0]).split('\n');
  return [title, ...lines.map((line) => `  ${line}`), ...more];
}

function describeRun(run: FeedRunTable): string {
  const { source, outcome, started_at: started, error, quarantined } = run;
  const losses = parseLosses(run);
  const counts = COUNTS.map((name) => `${name === 'added' ? 'new' : name} ${formatNumber(run[name])}`).join(
    ', ',
  );
  return [
    `${source}  ${started.slice(0, 16).replace('T', ' ')} UTC  ${outcome}${error === '' ? '' : `: ${error}`}`,
    `  ${counts}`,
    ...formatSection(
      '  Fields that could not be read:',
      losses.dropped.map(({ field, reason, count, example }) => [
        `  ${formatNumber(count)}`,
        `${field} ${reason}`,
        `'${example.value}' in ${example.id} (${example.place})`,
      ]),
    ),
    ...formatSection(
      '  Unknown words:',
      losses.unknownWords.map(({ vocabulary, word, count, exampleId }) => [
        `  ${formatNumber(count)}`,
        `${vocabulary} '${word}'`,
        `in ${exampleId}`,
      ]),
    ),
    ...(quarantined > 0
      ? [`  Rejected records: npm run operator -- quarantine list --source ${source}`]
      : []),
  ].join('\n');
}

/**
 * Formats the output of `npm run ingest -- report`: the last import of each table.
 * @param runs the newest first
 */
export function formatFeedReport(runs: readonly FeedRunTable[]): string {
  const latest = new Map<string, FeedRunTable>();
  for (const run of runs) if (!latest.has(run.source)) latest.set(run.source, run);
  if (latest.size === 0) return 'Nothing was imported yet.';
  return [...latest.values()]
    .toSorted((one, other) => one.source.localeCompare(other.source))
    .map(describeRun)
    .join('\n\n');
}
