import { createRequire } from 'node:module';
import type { checkSync } from 'recheck';

// The main entry of recheck looks for a Java program and a native one first.
const { checkSync: check } = createRequire(import.meta.url)('recheck/lib/browser.js') as {
  readonly checkSync: typeof checkSync;
};

/** Without time limits, because the result must not depend on how busy the machine is. */
const OPTIONS = { timeout: null, attackTimeout: null, incubationTimeout: null } as const;

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|.)/gsu;
const CHARACTER_CLASS = /\[[^\]]*\]/g;

/** False for a pattern that matches texts of a bounded length only, which no long text can slow down. */
const isUnbounded = (source: string): boolean =>
  /[*+]|\{\d+,\}/.test(source.replaceAll(ESCAPE, '_').replaceAll(CHARACTER_CLASS, '_'));

/** Returns how a pattern's time grows («2nd degree polynomial»), with an example text; undefined for linear time. */
export function findSlowness(source: string, flags: string): string | undefined {
  if (!isUnbounded(source)) return undefined;
  const result = check(source, flags, OPTIONS);
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return `an unknown time (${result.error.kind})`;
  return `${result.complexity.summary}, for example on ${result.attack.pattern.slice(0, 80)}`;
}
