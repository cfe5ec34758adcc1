import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Characters; tools that list commits cut off longer subjects. */
const MAX_SUBJECT = 72;

/** Older commits are not checked. */
const RULE_SINCE = '2026-11-22T15:28:00Z';

export interface Commit {
  readonly hash: string;
  readonly subject: string;
}

async function runGit(root: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', [...args], { cwd: root, maxBuffer: 1 << 26 })).stdout.trim();
  } catch {
    return undefined;
  }
}

/**
 * Lists the commits since RULE_SINCE that the upstream of the current branch does not have; all of them when the branch
 * has no upstream. Returns an empty list when there is no git history.
 */
export async function listUnlandedCommits(root: string): Promise<readonly Commit[]> {
  const upstream = await runGit(root, 'rev-parse', '--verify', '--quiet', '@{upstream}');
  const range = upstream === undefined ? 'HEAD' : `${upstream}..HEAD`;
  const log = await runGit(root, 'log', `--since=${RULE_SINCE}`, '--format=%h %s', range);
  if (!log) return [];
  return log.split('\n').map((line) => {
    const [hash = ''] = line.split(' ', 1);
    return { hash, subject: line.slice(hash.length + 1) };
  });
}

/** Returns one message for each subject that is too long. */
export function listLongSubjects(commits: readonly Commit[]): string[] {
  return commits
    .filter(({ subject }) => [...subject].length > MAX_SUBJECT)
    .map(
      ({ hash, subject }) =>
        `${hash}: the subject has ${[...subject].length} characters, at most ${MAX_SUBJECT} are allowed; move the rest into the body: ${subject}`,
    );
}
