import type { FeedRunTable } from '../../state/schema.ts';

/** After so many failed imports in a row the operator gets an alarm. */
const MAX_FAILURES = 3;
/** A complete import may lose this share of the records of the one before without an alarm. */
const MAX_SHRINK = 0.3;
const MINUTE_MS = 60_000;

/** failing: several imports in a row failed; shrunk: the last complete import had far fewer records. */
export type FeedProblem = 'failing' | 'shrunk';

/** The state of one feed table or source. */
export interface FeedHealth {
  readonly source: string;
  /** End of the last import that succeeded, ISO; null when none did. */
  readonly lastSuccess: string | null;
  /** Whole minutes since that import. */
  readonly ageMinutes: number | null;
  /** Records that the last successful import read. */
  readonly records: number | null;
  /** Imports that failed since the last success. */
  readonly failures: number;
  /** Error of the last import; '' when it succeeded. */
  readonly error: string;
  readonly problem: FeedProblem | null;
  /** If the feed has shrunk: records of the complete import before the last one. */
  readonly recordsBefore: number | null;
}

type Run = Pick<FeedRunTable, 'source' | 'finished_at' | 'outcome' | 'error' | 'read'>;

const hasShrunk = (now: Run | undefined, before: Run | undefined): boolean =>
  now !== undefined && before !== undefined && now.read < before.read * (1 - MAX_SHRINK);

function assess(source: string, runs: readonly Run[], now: Date): FeedHealth {
  const ended = runs.filter(({ outcome }) => outcome !== 'running');
  const successIndex = ended.findIndex(({ outcome }) => outcome !== 'failed');
  const last = successIndex === -1 ? undefined : ended[successIndex];
  const [whole, wholeBefore] = ended.filter(({ outcome }) => outcome === 'done');
  const failures = successIndex === -1 ? ended.length : successIndex;
  const shrunk = hasShrunk(whole, wholeBefore);
  return {
    source,
    lastSuccess: last?.finished_at ?? null,
    ageMinutes: last ? Math.floor((now.getTime() - Date.parse(last.finished_at)) / MINUTE_MS) : null,
    records: last?.read ?? null,
    failures,
    error: failures > 0 ? (ended[0]?.error ?? '') : '',
    problem: failures >= MAX_FAILURES ? 'failing' : shrunk ? 'shrunk' : null,
    recordsBefore: shrunk ? (wholeBefore?.read ?? null) : null,
  };
}

/**
 * Returns the state of every source, sorted by name.
 * @param runs the newest first
 * @param expected sources that are scheduled; one without an import is listed too
 */
export function assessFeeds(
  runs: readonly Run[],
  now: Date,
  expected: readonly string[] = [],
): readonly FeedHealth[] {
  const names = [...new Set([...expected, ...runs.map(({ source }) => source)])].toSorted();
  return names.map((name) =>
    assess(
      name,
      runs.filter(({ source }) => source === name),
      now,
    ),
  );
}
