import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root as repository } from '../lib/root.ts';

/** An import that a rule forbids. */
export interface Violation {
  rule: string;
  /** From the root. */
  from: string;
  to: string;
  comment: string;
}

interface CruiseResult {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

/**
 * Finds the imports under `apps` and `packages` of `root` that config/dependency-cruiser.cjs forbids. Throws when there is
 * no source file, because then no rule would be checked.
 */
export async function findForbiddenImports(root: string): Promise<Violation[]> {
  const config = path.join(repository, 'packages/tools/config/dependency-cruiser.cjs');
  const command = path.join(repository, 'node_modules/.bin/depcruise');
  const { stdout } = await promisify(execFile)(
    command,
    ['--config', config, '--output-type', 'json', 'apps', 'packages'],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as CruiseResult;
  if (result.summary.totalCruised === 0)
    throw new Error(`no source file found under apps and packages of ${root}`);
  const comments = new Map(result.summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle === undefined ? to : cycle.map(({ name }) => name).join(' → '),
    comment: comments.get(rule.name) ?? '',
  }));
}

/** Formats a violation as two lines: the import, then the rule and its reason. */
export function formatViolation({ rule, from, to, comment }: Violation): string {
  return `${from} → ${to}\n  breaks ${rule}: ${comment}`;
}
