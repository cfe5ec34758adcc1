import { execFileSync } from 'node:child_process';

/** A task that turbo would run. Two runs with the same hash have the same inputs. */
export interface PlannedTask {
  readonly taskId: string;
  /** Name of the package: `@vvoz/china`. */
  readonly package: string;
  readonly hash: string;
  /** Folder of the package, relative to the root. */
  readonly directory: string;
}

/** Returns the tasks that `turbo run build` would run, without running them. `filters` are those of its command line. */
export function planBuild(root: string, filters: readonly string[]): readonly PlannedTask[] {
  const output = execFileSync(
    'turbo',
    ['run', 'build', '--dry=json', ...filters.map((filter) => `--filter=${filter}`)],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return (JSON.parse(output) as { tasks: readonly PlannedTask[] }).tasks;
}

/** Lists the folders of a service and of all packages that it depends on. */
export const listFolders = (root: string, service: string): readonly string[] =>
  planBuild(root, [`@vvoz/${service}...`]).map(({ directory }) => directory);
