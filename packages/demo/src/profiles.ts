import { isJapaneseBrand, getModelId } from './names.ts';
import { hashText } from './random.ts';
import type { Fuel } from '@vvoz/catalogue/words/fuels';
import type { Market } from './reference/types.ts';

/** Facts that all lots of one body code share; computed once. */
export interface Profile {
  readonly brand: string;
  readonly model: string;
  readonly code: string;
  readonly bodyType: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly cc: number;
  /** Displacement as rounded in Japanese documents: 1797 → 1800, 658 → 660. */
  readonly roundCc: string;
  readonly hp: number;
  readonly fuel: Fuel;
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  readonly trims: readonly string[];
  /** JPY. */
  readonly priceNew: number;
  readonly modelId: string;
  /** A foreign car in Japan. */
  readonly imported: boolean;
  /** Yearly loss of value, continuous: price × e^(−yearly × age). */
  readonly yearlyLoss: number;
  /** Usual kilometres per year. */
  readonly yearlyKm: number;
}

const YEARLY_LOSS: Readonly<Record<string, number>> = {
  suv: 0.085,
  kei: 0.105,
  coupe: 0.1,
  van: 0.1,
  pickup: 0.09,
  truck: 0.085,
  crane_truck: 0.075,
  minivan: 0.105,
  motorcycle_sport: 0.075,
  motorcycle_classic: 0.06,
  scooter: 0.11,
};

const YEARLY_KM: Readonly<Record<string, number>> = {
  kei: 7500,
  coupe: 5500,
  van: 14_500,
  truck: 16_000,
  crane_truck: 9000,
  minivan: 10_000,
  motorcycle_sport: 3200,
  motorcycle_classic: 2800,
  scooter: 3600,
};

const roundCc = (cc: number): string => {
  if (cc === 0) return '0';
  return String(cc < 1000 ? Math.round(cc / 10) * 10 : Math.round(cc / 100) * 100);
};

/** A body of the reference, or a motorcycle in the same shape. */
export type ProfileSource = Pick<
  Profile,
  | 'brand'
  | 'model'
  | 'code'
  | 'bodyType'
  | 'yearFrom'
  | 'yearTo'
  | 'cc'
  | 'hp'
  | 'fuel'
  | 'gearboxes'
  | 'drives'
  | 'trims'
  | 'priceNew'
>;

/** Builds a profile; `market` is where the vehicle is sold. */
export function makeProfile(body: ProfileSource, market: Market): Profile {
  const imported = market === 'japan' && !isJapaneseBrand(body.brand);
  const spread = 0.85 + (hashText(`${body.brand}|${body.model}`) / 2 ** 32) * 0.3;
  const electric = body.fuel === 'electric' ? 0.04 : 0;
  return {
    brand: body.brand,
    model: body.model,
    code: body.code,
    bodyType: body.bodyType,
    yearFrom: body.yearFrom,
    yearTo: body.yearTo,
    cc: body.cc,
    roundCc: roundCc(body.cc),
    hp: body.hp,
    fuel: body.fuel,
    gearboxes: body.gearboxes,
    drives: body.drives,
    trims: body.trims,
    priceNew: body.priceNew,
    modelId: getModelId(body.brand, body.model),
    imported,
    yearlyLoss: ((YEARLY_LOSS[body.bodyType] ?? 0.13) + (imported ? 0.03 : 0) + electric) * spread,
    yearlyKm: YEARLY_KM[body.bodyType] ?? 9000,
  };
}
