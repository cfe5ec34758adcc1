/** Drawing types of the catalogue's BODY_TYPE field. */
export const BODY_TYPES = [
  'sedan',
  'coupe',
  'hatchback',
  'wagon',
  'suv',
  'kei',
  'minivan',
  'van',
  'pickup',
  'truck',
  'crane_truck',
  'excavator',
  'wheel_loader',
  'bulldozer',
  'forklift',
  'motorcycle_sport',
  'motorcycle_classic',
  'scooter',
] as const;

export type BodyType = (typeof BODY_TYPES)[number];

export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'gas'] as const;

export type Fuel = (typeof FUELS)[number];

/** Gearboxes as the feeds write them in KPP. */
export const GEARBOXES = [
  'AT',
  'FAT',
  'IAT',
  'CAT',
  'CVT',
  'DAT',
  'MT',
  '5F',
  '6F',
  'AMT',
] as const;

export type Gearbox = (typeof GEARBOXES)[number];

/** Drives as the feeds write them in PRIV. */
export const DRIVES = ['FF', 'FR', 'MR', 'RR', '4WD', 'AWD'] as const;

export type Drive = (typeof DRIVES)[number];

/** Where a car is sold second-hand: the feed tables of one market share its models. */
export const MARKETS = ['japan', 'korea', 'china', 'europe'] as const;

export type Market = (typeof MARKETS)[number];

/** `yearTo` of what is still made. */
export const STILL_MADE = 9999;

/** Outer dimensions and wheelbase, mm. */
export interface Dims {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
}

/** One body code of a model: the engine, the drive and the years that go with it. */
export interface BodyRef {
  market: Market;
  /** Latin, upper case. */
  brand: string;
  /** Latin, upper case. */
  model: string;
  /** Body code without the emission prefix and the type suffix: ZVW50. */
  code: string;
  bodyType: BodyType;
  yearFrom: number;
  /** {@link STILL_MADE} while it is made. */
  yearTo: number;
  /** cm³; 0 for an electric car. */
  cc: number;
  /** Catalogue power, metric hp. For a hybrid: the combustion engine's; without one, the motor's. */
  hp: number;
  fuel: Fuel;
  gearboxes: readonly Gearbox[];
  drives: readonly Drive[];
  trims: readonly string[];
  dims?: Dims;
  /** The code's share of its model's popularity: weights of one market add up freely. */
  popularity: number;
  /** Price when new, JPY. */
  priceNew: number;
}

/** One model of one market with its body codes. */
export interface ModelRef {
  market: Market;
  brand: string;
  model: string;
  bodyType: BodyType;
  /** Weight among the models of its market. */
  popularity: number;
  /** mm. */
  dims?: Dims;
  bodies: readonly BodyRef[];
}

/** One frame code of a motorcycle. */
export interface BikeRef {
  brand: string;
  model: string;
  /** Frame code: SC59. */
  code: string;
  bodyType: BodyType;
  yearFrom: number;
  yearTo: number;
  /** cm³. */
  cc: number;
  /** Catalogue power, metric hp. */
  hp: number;
  fuel: Fuel;
  gearboxes: readonly Gearbox[];
  trims: readonly string[];
  popularity: number;
  /** Price when new, JPY. */
  priceNew: number;
}

/** One model of a machine or a working truck. */
export interface MachineRef {
  brand: string;
  model: string;
  /** Category, Russian: Гусеничный экскаватор. */
  kind: string;
  bodyType: BodyType;
  /** kg. */
  mass: number;
  /** mm, in transport position. */
  length: number;
  /** mm. */
  width: number;
  /** mm. */
  height: number;
  /** Ground clearance, mm. */
  clearance: number;
  /** hp; of the motor for an electric machine. */
  hp: number;
  fuel: Fuel;
  yearFrom: number;
  yearTo: number;
  popularity: number;
  /** Price when new, JPY. */
  priceNew: number;
}
