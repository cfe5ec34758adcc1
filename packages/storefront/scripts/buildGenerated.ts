/**
 * Builds the styles of `ui` and `storefront` (see styleFolders.ts) and the service worker's program into `generated`. With
 * `--watch` it builds them again after each change of a source file.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, renameSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { themes } from '@vvoz/ui/theme/tokens.ts';
import { evaluateStyles, type EvaluatedStyles } from '../src/build/evaluateStyles.ts';
import { orderStyles } from '../src/build/orderStyles.ts';
import { readImports } from '../src/build/readImports.ts';
import { findStyleModule, GENERATED, PACKAGES } from '../src/build/styleFolders.ts';
import { bundleWorker } from './bundleWorker.ts';
import { watchSources } from './watchSources.ts';

/** Has a block for each theme. */
const THEMES = path.join(PACKAGES, 'ui/src/theme/themes.css.ts');
/** Declares the layers, so it comes first. */
const FIRST = path.join(PACKAGES, 'storefront/src/build/firstStyles.ts');

/** The module that `routes/workerRoute.ts` imports as `#workerProgram`. */
const WORKER = path.join(GENERATED, 'workerProgram.js');

/** A block of THEMES with the name of its theme. */
// slow-ok: each block of our own sheet has an end, where the search stops
const THEME_BLOCK = /^ {2}\[data-theme="(\w+)"\] \{\n[^}]*\}\n/gm;

/** Lists all modules that can have styles, in the same order everywhere. */
function listModules(): readonly string[] {
  const files = globSync('{ui,site-browser,storefront}/src/**/*.{ts,tsx}', { cwd: PACKAGES });
  return files
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => path.join(PACKAGES, file));
}

/** Maps the paths of the built files to their texts: sheets and modules. */
function formatStyles(styles: readonly EvaluatedStyles[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const theme of Object.keys(themes)) {
    const sheet = styles.map(({ file, css }) =>
      file === THEMES
        ? css.replaceAll(THEME_BLOCK, (block, name: string) => (name === theme ? block : ''))
        : css,
    );
    files.set(path.join(GENERATED, `${theme}.css`), `${sheet.filter(Boolean).join('\n')}\n`);
  }
  for (const { file, exports } of styles.filter((one) => one.file.endsWith('.ts'))) {
    const lines = Object.entries(exports).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    files.set(findStyleModule(file), `${lines.join('\n')}\n`);
  }
  return files;
}

/** Writes a file whole or not at all, and only when its text changes: a development server may be reading it. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

async function build(): Promise<void> {
  const order = orderStyles([FIRST, ...listModules()], (file) => readImports(PACKAGES, file));
  const files = new Map([
    ...formatStyles(await evaluateStyles(PACKAGES, order)),
    [WORKER, `export const workerProgram = ${JSON.stringify(await bundleWorker())};\n`],
  ]);
  for (const [file, text] of files) writeIfChanged(file, text);
  for (const entry of globSync('**/*.{css,js}', { cwd: GENERATED }))
    if (!files.has(path.join(GENERATED, entry))) rmSync(path.join(GENERATED, entry));
  console.log(`Styles: ${order.length} files in one sheet for each theme`);
}

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
if (values.watch) await watchSources(import.meta.filename);
else await build();
