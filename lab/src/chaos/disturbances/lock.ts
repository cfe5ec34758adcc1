import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Disturbance } from './Disturbance.ts';
import { watchReads } from './watchReads.ts';

/** How long to wait for the backend's own lock, ms. */
const MAX_WAIT_MS = 5000;

/** Another process, a backup or a shell of the operator, holds the lock of the operator's database. */
export const lock: Disturbance = {
  name: 'lock',
  run: async (scene) => {
    const database = new DatabaseSync(scene.stateFile, { timeout: MAX_WAIT_MS });
    try {
      database.exec('begin exclusive');
      await watchReads(scene, 'lock', pause(scene.holdMs));
      database.exec('rollback');
    } finally {
      database.close();
    }
  },
};
