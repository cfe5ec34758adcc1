// Records the statements of this release, before its version is raised: node recordRelease.ts VERSION, with an empty
// VVOZ_DATA_DIR or DATABASE_URL. The tests of the next release replay them on its schema.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../../../env.ts';
import { recordSession } from './recording.ts';

const [version = 'unnamed'] = process.argv.slice(2);
const { state } = readEnv();
const folder = path.join(import.meta.dirname, 'recorded');
mkdirSync(folder, { recursive: true });
const file = path.join(folder, `${version}.${'url' in state ? 'postgres' : 'sqlite'}.json`);
const { statements, rows } = await recordSession(state);
const lines = statements.map((statement) => `    ${JSON.stringify(statement)}`).join(',\n');
writeFileSync(file, `{\n  "rows": ${JSON.stringify(rows)},\n  "statements": [\n${lines}\n  ]\n}\n`);
process.stdout.write(`${file}\n`);
