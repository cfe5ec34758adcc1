import { createRandom } from '../core/random.ts';
import type { CarType } from './carTypes.ts';
import type { RimStyle } from './wheels.ts';

/** Details in which cars of one body type differ. */
export type Variation = {
  rim: RimStyle;
  darkRim: boolean;
  /** Radius of the rim as a fraction of the wheel's. */
  rimRatio: number;
  /** Colour of a contrasting roof, if the lot has one. */
  roof: string | null;
  /** Dark glass behind the front doors. */
  privacy: boolean;
  slimLamps: boolean;
  smokedLamps: boolean;
  rails: boolean;
  chrome: boolean;
  bodyColouredHandles: boolean;
  fogLamps: boolean;
  spoiler: boolean;
};

export const DARK_ROOF = '#2C2F35';
const WHITE_ROOF = '#FAFAF8';
const TWO_TONE_TYPES: readonly CarType[] = ['kei', 'hatchback', 'suv', 'minivan'];

/** Picks rims, tint and roof by the lot's seed; lamps, rails and spoiler by the model's. */
export function pickVariation(
  bodyType: CarType,
  seed: string | number,
  modelSeed: string | number,
): Variation {
  const lot = createRandom(`${bodyType}:${seed}`);
  const model = createRandom(`${bodyType}:m:${modelSeed}`);
  const workhorse = bodyType === 'kei' || bodyType === 'van';
  const alloy = lot.pick<RimStyle>(['five', 'ten', 'twin', 'multi', 'turbine', 'y']);
  const plainRim = workhorse && lot.chance(0.55);
  const rim = plainRim ? lot.pick<RimStyle>(['cap', 'steel']) : alloy;
  return {
    rim,
    darkRim: !workhorse && lot.chance(0.24),
    rimRatio: 0.7 + lot.next() * 0.06,
    roof:
      TWO_TONE_TYPES.includes(bodyType) && lot.chance(0.3)
        ? lot.chance(0.7)
          ? DARK_ROOF
          : WHITE_ROOF
        : null,
    privacy: lot.chance(0.45),
    slimLamps: model.chance(0.35),
    smokedLamps: model.chance(0.4),
    rails: model.chance(0.6),
    chrome: model.chance(0.35),
    bodyColouredHandles: model.chance(0.75),
    fogLamps: model.chance(0.5),
    spoiler: model.chance(0.75),
  };
}
