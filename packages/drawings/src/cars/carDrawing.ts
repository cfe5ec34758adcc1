import type { Dimensions } from '../core/dimensions.ts';
import type { Ground } from '../core/palette.ts';
import type { CarType, Shape } from './carTypes.ts';

/** Input of every view of a car. `VehiclePicture` explains the fields; `steering` is its `drive`. */
export type CarDrawing = {
  bodyType: CarType;
  color: string;
  seed: string | number;
  modelSeed: string | number;
  steering: 'right' | 'left';
  dims?: Dimensions | false;
  shape?: Shape;
  ground: Ground;
};
