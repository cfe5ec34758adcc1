import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Mutant } from '@stryker-mutator/api/core';
import type { MutationArea } from './areas.ts';
import { CALL_DESCRIPTIONS, MESSAGES } from './ignoreTexts.ts';

/** Stryker's instrumenter reports what it does; nothing here needs to know. */
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

export interface Instrumented {
  /** Code by absolute file name, with all mutants in it; each is off until its number is set. */
  codeOf: ReadonlyMap<string, string>;
  /** Mutants that nothing leaves out. */
  mutants: readonly Mutant[];
}

function filesOf({ mutate }: MutationArea, root: string): string[] {
  const without = mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return globSync(
    mutate.filter((glob) => !glob.startsWith('!')),
    { cwd: root },
  )
    .filter((file) => !without.some((glob) => path.matchesGlob(file, glob)))
    .toSorted();
}

/** Puts Stryker's mutants into the files of an area, in memory. `root` is the repository's. */
export async function instrumentArea(area: MutationArea, root: string): Promise<Instrumented> {
  const files = filesOf(area, root).map((file) => {
    const name = path.join(root, file);
    return { name, mutate: true, content: readFileSync(name, 'utf8') };
  });
  const instrumented = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: area.describesCalls === true ? [MESSAGES, CALL_DESCRIPTIONS] : [MESSAGES],
  });
  return {
    codeOf: new Map(instrumented.files.map(({ name, content }) => [name, content])),
    mutants: instrumented.mutants.filter(({ status }) => status === undefined),
  };
}
