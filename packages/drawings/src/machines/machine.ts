import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';

/** A machine from the side: millimetres, front at the left, y up from the ground. */
export type Machine = {
  length: number;
  height: number;
  /** The two x between which the wheelbase, or the length of the track, is measured. */
  axes: readonly [front: number, rear: number];
  draw(kit: Kit, random: Random): string;
};
