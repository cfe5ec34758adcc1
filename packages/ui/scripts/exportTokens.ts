/**
 * Writes the design tokens for design tools into packages/ui/tokens (`npm run verify -- design-tokens --write`). With `--check` it writes
 * nothing and exits with 1 when a file there differs from the tables in src/theme.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildDesignTokens } from '../src/theme/designTokens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../tokens');

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const files = new Map(
  Object.entries(buildDesignTokens()).map(([name, tokens]) => [name, `${JSON.stringify(tokens, null, 2)}\n`]),
);
mkdirSync(FOLDER, { recursive: true });
const read = (name: string) => {
  const file = path.join(FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const names = new Set([...files.keys(), ...readdirSync(FOLDER)]);
const changed = [...names].filter((name) => files.get(name) !== read(name));

if (values.check) {
  for (const name of changed)
    console.error(
      `packages/ui/tokens/${name} does not match src/theme: run npm run verify -- design-tokens --write`,
    );
  process.exitCode = Number(changed.length > 0);
} else {
  for (const name of changed) {
    const text = files.get(name);
    if (text === undefined) rmSync(path.join(FOLDER, name));
    else writeFileSync(path.join(FOLDER, name), text);
  }
  console.log(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'The design tokens are up to date.');
}
