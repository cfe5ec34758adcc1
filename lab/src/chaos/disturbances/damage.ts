import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Disturbance } from './Disturbance.ts';

/** Files that can be created again: the catalogue and the counts of the rate limits. */
const FILES = ['vvoz.sqlite', 'limits.sqlite'];

/**
 * The machine fails, and afterwards the files have other bytes. The backend must start, name the catalogue in its log, and
 * accept leads.
 */
export const damage: Disturbance = {
  name: 'damage',
  run: async ({ backend, dataDir, onFault }) => {
    await backend.end('SIGKILL');
    for (const name of FILES) {
      const file = path.join(dataDir, name);
      const size = existsSync(file) ? statSync(file).size : 0;
      rmSync(`${file}-wal`, { force: true });
      writeFileSync(file, Buffer.alloc(Math.max(4096, size), 'damaged '));
    }
    await backend.start();
    const response = await fetch(`${backend.url}/api/v2/cars`);
    await response.text();
    if (response.status !== 503) onFault(`damage: a damaged catalogue answered ${response.status}`);
    const log = backend.readLogEnd();
    if (!log.includes('vvoz.sqlite is damaged'))
      onFault('damage: the log does not name the damaged catalogue');
    // The backend's message tells the operator to do this. The next import or start creates the file.
    rmSync(path.join(dataDir, 'vvoz.sqlite'));
  },
};
