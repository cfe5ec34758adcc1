/** Values of the catalogue's BODY_TYPE field. Each has a drawing. */
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

/** Gearboxes as the feeds write them in KPP. */
export const GEARBOXES = ['AT', 'FAT', 'IAT', 'CAT', 'CVT', 'DAT', 'MT', '5F', '6F', 'AMT'] as const;

export type Gearbox = (typeof GEARBOXES)[number];

/** Drives as the feeds write them in PRIV. */
export const DRIVES = ['FF', 'FR', 'MR', 'RR', '4WD', 'AWD'] as const;

export type Drive = (typeof DRIVES)[number];

/** Market in which a used car is sold. The feed tables of a market share its models. */
export const MARKETS = ['japan', 'korea', 'china', 'europe'] as const;

export type Market = (typeof MARKETS)[number];

/** `yearTo` of vehicles that are still made. */
export const STILL_MADE = 9999;
