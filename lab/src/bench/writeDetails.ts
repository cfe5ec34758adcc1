import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes single measurements of a part to `bench/{name}.json` in the data folder. */
export function writeDetails(dataDir: string, name: string, details: object): void {
  const file = path.join(dataDir, 'bench', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...details }, null, 2)}\n`);
}
