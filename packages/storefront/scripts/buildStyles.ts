/**
 * Builds the styles of `ui` and `storefront` into `generated` (see styleFolders.ts). With `--watch` it builds them again
 * after each change of a source file.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, renameSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateStyles, type EvaluatedStyles } from '../src/styles/evaluateStyles.ts';
import { orderStyles } from '../src/styles/orderStyles.ts';
import { readImports } from '../src/styles/readImports.ts';
import { findStyleModule, GENERATED, PACKAGES } from '../src/styles/styleFolders.ts';
import { watchStyles } from './watchStyles.ts';

const THEMES = path.join(PACKAGES, 'ui/src/theme/themes');
/** Declares the layers, so it comes first. */
const FIRST = path.join(PACKAGES, 'storefront/src/styles/firstStyles.ts');

const isTheme = ({ file }: EvaluatedStyles): boolean => path.dirname(file) === THEMES;

/** Lists all modules that can have styles, in the same order everywhere. */
function listModules(): readonly string[] {
  const files = globSync('{ui,storefront}/src/**/*.{ts,tsx}', { cwd: PACKAGES });
  return files
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => path.join(PACKAGES, file));
}

/** Maps the paths of the built files to their texts: sheets and modules. */
function formatFiles(styles: readonly EvaluatedStyles[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const theme of styles.filter(isTheme)) {
    const sheet = styles.filter((one) => one === theme || !isTheme(one)).map(({ css }) => css);
    files.set(
      path.join(GENERATED, path.basename(theme.file, '.ts')),
      `${sheet.filter(Boolean).join('\n')}\n`,
    );
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

async function buildStyles(): Promise<void> {
  const order = orderStyles([FIRST, ...listModules()], (file) => readImports(PACKAGES, file));
  const files = formatFiles(await evaluateStyles(PACKAGES, order));
  for (const [file, text] of files) writeIfChanged(file, text);
  for (const entry of globSync('**/*.{css,js}', { cwd: GENERATED }))
    if (!files.has(path.join(GENERATED, entry))) rmSync(path.join(GENERATED, entry));
  console.log(`Styles: ${order.length} files in one sheet for each theme`);
}

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
if (values.watch) await watchStyles(import.meta.filename);
else await buildStyles();
