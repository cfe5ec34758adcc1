import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Mutant } from '@stryker-mutator/api/core';
import { createEmptyAreaError, type MutationArea } from './areas.ts';
import { CALL_DESCRIPTIONS, MESSAGES } from './ignoreTexts.ts';

/** A logger that drops what Stryker's instrumenter reports. */
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
  /** Code with all mutants, by absolute file name. A mutant is off until its number is set. */
  codeByFile: ReadonlyMap<string, string>;
  /** The mutants that no rule leaves out. */
  mutants: readonly Mutant[];
}

function listFiles({ mutate, only = [] }: MutationArea, root: string): string[] {
  const excluded = mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return globSync(
    mutate.filter((glob) => !glob.startsWith('!')),
    { cwd: root },
  )
    .filter((file) => only.length === 0 || only.some((place) => file.startsWith(place)))
    .filter((file) => !excluded.some((glob) => path.matchesGlob(file, glob)))
    .toSorted();
}

/** Puts Stryker's mutants into the files of an area, in memory. `root` is the repository's. Throws if there are none. */
export async function instrumentArea(area: MutationArea, root: string): Promise<Instrumented> {
  const names = listFiles(area, root);
  if (names.length === 0) throw createEmptyAreaError('mutate', [...area.mutate, ...(area.only ?? [])]);
  const files = names.map((file) => {
    const name = path.join(root, file);
    return { name, mutate: true, content: readFileSync(name, 'utf8') };
  });
  const instrumented = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: area.describesCalls === true ? [MESSAGES, CALL_DESCRIPTIONS] : [MESSAGES],
  });
  return {
    codeByFile: new Map(instrumented.files.map(({ name, content }) => [name, content])),
    mutants: instrumented.mutants.filter(({ status }) => status === undefined),
  };
}
