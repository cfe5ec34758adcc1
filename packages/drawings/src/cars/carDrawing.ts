import type { Dimensions } from '../core/dimensions.ts';
import type { Ground } from '../core/palette.ts';
import type { CarType, Shape } from './carTypes.ts';

/** What every view of a car is drawn from; see `drawVehicle` for the meaning of each. */
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
