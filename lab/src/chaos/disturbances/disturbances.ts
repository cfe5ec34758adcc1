import { clock } from './clock.ts';
import { damage } from './damage.ts';
import type { Disturbance } from './Disturbance.ts';
import { fullDisk } from './fullDisk.ts';
import { lock } from './lock.ts';

/** All disturbances of the backend except a kill. */
export const DISTURBANCES: readonly Disturbance[] = [lock, fullDisk, damage, clock];
