import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root as repository } from '../lib/root.ts';
import { findFolderCircles } from './folderCircles.ts';

/** An import that a rule forbids. */
export interface Violation {
  rule: string;
  /** From the root. */
  from: string;
  to: string;
  comment: string;
}

interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

/** dependency-cruiser has a rule for circles of folders, but misses those that pass through subfolders. */
const listFolderCircles = (modules: CruiseResult['modules']): Violation[] =>
  findFolderCircles(
    modules.map(({ source, dependencies }) => ({
      source,
      imports: dependencies.map(({ resolved }) => resolved),
    })),
  ).map(({ parent, names, imports }) => ({
    rule: 'no-folder-circle',
    from: parent,
    to: [...names, names[0]].join(' → '),
    comment: `Circle of folders: move what closes it to the lower folder. ${imports
      .map(([from, to]) => `${from} imports ${to}`)
      .join('; ')}.`,
  }));

/**
 * Finds the imports under `apps`, `packages` and `lab` of `root` that config/dependency-cruiser.cjs forbids, and circles
 * of folders. Throws when there is no source file, because then no rule would be checked.
 */
export async function findForbiddenImports(root: string): Promise<Violation[]> {
  const config = path.join(repository, 'packages/tools/config/dependency-cruiser.cjs');
  const command = path.join(repository, 'node_modules/.bin/depcruise');
  const { stdout } = await promisify(execFile)(
    command,
    ['--config', config, '--output-type', 'json', 'apps', 'packages', 'lab'],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as CruiseResult;
  if (result.summary.totalCruised === 0)
    throw new Error(`no source file found under apps, packages and lab of ${root}`);
  const comments = new Map(result.summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const forbidden = result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle === undefined ? to : cycle.map(({ name }) => name).join(' → '),
    comment: comments.get(rule.name) ?? '',
  }));
  return [...forbidden, ...listFolderCircles(result.modules)];
}

/** Formats a violation as two lines: the import, then the rule and its reason. */
export function formatViolation({ rule, from, to, comment }: Violation): string {
  return `${from} → ${to}\n  breaks ${rule}: ${comment}`;
}
