import type { Point } from '../core/svg.ts';

export const CAR_TYPES = [
  'sedan',
  'coupe',
  'hatchback',
  'wagon',
  'suv',
  'kei',
  'minivan',
  'van',
  'pickup',
] as const;

export type CarType = (typeof CAR_TYPES)[number];

export const isCarType = (bodyType: string): bodyType is CarType =>
  (CAR_TYPES as readonly string[]).includes(bodyType);

/** Measures of the front and rear elevations, mm. */
export type EndMeasures = {
  width: number;
  /** Half the roof's width. */
  roof: number;
  /** Height of the bonnet's front edge. */
  nose: number;
  /** Height of the boot's or tailgate's edge under the rear screen. */
  deck: number;
  /** A tyre's width. */
  tyre: number;
  /** Rear lamps: wide across the tail, or upright beside the tailgate. */
  lamps: 'wide' | 'upright';
};

/**
 * A car from the side: millimetres, x from the front bumper to the rear, y up from the ground.
 * Paths use absolute M, L, C, H, V and Z with whole numbers only.
 */
export type CarProfile = {
  length: number;
  height: number;
  wheelbase: number;
  /** From the front bumper to the front axle. */
  frontOverhang: number;
  wheelRadius: number;
  /** Height of the sill's lower edge. */
  sill: number;
  /** Height of the belt line at the front door. */
  belt: number;
  /** Dark plastic along sill and arches. */
  cladding?: boolean;
  /** An open bed behind the cabin. */
  bed?: boolean;
  /** Upper contour, from the bottom of the front over the roof to the bottom of the rear. Code adds sill and arches. */
  body: string;
  sideGlass: string;
  extraGlass?: string[];
  windscreen: string;
  rearScreen: string;
  pillars: string[];
  crease: string;
  /** Shut lines of the doors. */
  doors: string[];
  bonnet?: string;
  bumpers: string[];
  lowerLine?: string;
  rails?: string;
  spoiler?: string;
  headlamp: string;
  tailLamp: string;
  handles: Point[];
  mirror: Point;
  fuelFlap?: Point;
  /** Measures of front and rear that differ from those of the body type. */
  ends?: Partial<EndMeasures>;
};

/** A profile that was fitted to one model, with the functions that fitted it. */
export type FittedProfile = CarProfile & { fitX(x: number): number; fitY(y: number): number };

/** Silhouette of an SUV. If it is absent, the seed of the model chooses. */
export type Shape = 'boxy' | 'round';
