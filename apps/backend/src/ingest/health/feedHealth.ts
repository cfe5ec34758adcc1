import type { FeedRunTable } from '../../state/schema.ts';

/** Failed imports in a row that are reported to the operator. */
const MAX_FAILURES = 3;
/** A complete import may have this share of records less than the one before. */
const MAX_SHRINK = 0.3;
const MINUTE_MS = 60_000;

/** failing: several imports in a row failed; shrunk: the last complete import had far fewer records. */
export type FeedProblem = 'failing' | 'shrunk';

/** The state of one feed table or source. */
export interface FeedHealth {
  readonly source: string;
  /** End of the last import that succeeded, ISO; null when none did. */
  readonly lastSuccess: string | null;
  /** Whole minutes since then. */
  readonly ageMinutes: number | null;
  /** Records that it read. */
  readonly records: number | null;
  /** Imports that failed since then. */
  readonly failures: number;
  /** Why the last one failed; '' when it did not. */
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
  const failures = ended.findIndex(({ outcome }) => outcome !== 'failed');
  const last = failures === -1 ? undefined : ended[failures];
  const [whole, wholeBefore] = ended.filter(({ outcome }) => outcome === 'done');
  const failed = failures === -1 ? ended.length : failures;
  const shrunk = hasShrunk(whole, wholeBefore);
  return {
    source,
    lastSuccess: last?.finished_at ?? null,
    ageMinutes: last ? Math.floor((now.getTime() - Date.parse(last.finished_at)) / MINUTE_MS) : null,
    records: last?.read ?? null,
    failures: failed,
    error: failed > 0 ? (ended[0]?.error ?? '') : '',
    problem: failed >= MAX_FAILURES ? 'failing' : shrunk ? 'shrunk' : null,
    recordsBefore: shrunk ? (wholeBefore?.read ?? null) : null,
  };
}

/** Returns the state of every source, sorted by name.
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
