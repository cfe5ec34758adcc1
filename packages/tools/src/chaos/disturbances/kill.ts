import { setTimeout as pause } from 'node:timers/promises';
import type { Disturbance } from './Disturbance.ts';

/** The process ends at any moment, without being asked. */
export const kill: Disturbance = {
  name: 'kill',
  run: async ({ backend, pick }) => {
    await pause(pick.below(60));
    await backend.end('SIGKILL');
    await backend.start();
  },
};
