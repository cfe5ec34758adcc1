// Records the statements of this release: node recordRelease.ts VERSION. VVOZ_DATA_DIR must be an empty folder, or
// DATABASE_URL an empty database. Run it before the version is raised. The tests of the next release replay the
// statements on their own schema.
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
