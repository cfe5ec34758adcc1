import { setTimeout as pause } from 'node:timers/promises';
import type { Disturbance } from './Disturbance.ts';

/** The process is killed (SIGKILL) at a random moment, and started again. */
export const kill: Disturbance = {
  name: 'kill',
  run: async ({ backend, pick }) => {
    await pause(pick.below(60));
    await backend.end('SIGKILL');
    await backend.start();
  },
};
