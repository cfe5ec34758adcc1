import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Asks the browser to compile all functions of a script while it loads, in another thread. Without the line it compiles
 * each one at its first call, between the visitor's taps. It must be the first line. Chromium knows it since version 136; for
 * other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Shorter scripts compile in a moment, and the line makes them longer. */
const MIN_HINTED_LENGTH = 16_000;

/** Puts the hint before a script that is long enough. A hinted script stays as it is. */
export const hintScript = (script: string): string =>
  script.length < MIN_HINTED_LENGTH || script.startsWith(COMPILE_HINT) ? script : COMPILE_HINT + script;

/** Puts the hint into the browser's scripts of a build. */
export function hintBuild(distDir: string): void {
  const folder = path.join(distDir, 'static/chunks');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.js'))) {
    const file = path.join(folder, name);
    const script = readFileSync(file, 'utf8');
    const hinted = hintScript(script);
    if (hinted !== script) writeFileSync(file, hinted);
  }
}
