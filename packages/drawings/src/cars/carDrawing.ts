import type { Dimensions } from '../core/dimensions.ts';
import type { Ground } from '../core/palette.ts';
import type { CarType, Shape } from './carTypes.ts';

/** Input of every view of a car. `drawVehicle` explains the fields. */
export type CarDrawing = {
  bodyType: CarType;
  color: string;
  seed: string | number;
  modelSeed: string | number;
  drive: 'right' | 'left';
  dims?: Dimensions | false;
  shape?: Shape;
  ground: Ground;
};
