import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/root.ts';
import { formatCommandsDocument } from './commandsDocument.ts';
import { formatSettingsDocument } from './settingsDocument.ts';

// Writes the documents that repeat tables of the code. With `--check` it writes nothing and exits with 1 when one differs.
const DOCUMENTS = {
  'docs/commands.md': formatCommandsDocument,
  'docs/settings.md': formatSettingsDocument,
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
for (const [name, format] of Object.entries(DOCUMENTS)) {
  const file = path.join(root, name);
  const text = format();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (values.check) {
    console.error(`${name} does not match its table: run npm run verify -- docs --write`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`written: ${name}`);
  }
}
