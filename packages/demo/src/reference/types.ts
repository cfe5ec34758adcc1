export type Fuel = 'petrol' | 'diesel' | 'hybrid' | 'electric' | 'gas';
export type Market = 'japan' | 'korea' | 'china' | 'europe';

/** mm. */
export interface Dims {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
}

/** One body code (кузов) of a model with what fits it. */
export interface BodyRef {
  readonly market: Market;
  readonly brand: string;
  readonly model: string;
  readonly code: string;
  readonly bodyType: string;
  readonly yearFrom: number;
  /** 9999: still made. */
  readonly yearTo: number;
  /** cm³; 0 for electric ones. */
  readonly cc: number;
  readonly hp: number;
  readonly fuel: Fuel;
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  readonly trims: readonly string[];
  readonly dims?: Dims;
  /** Share of the model that falls to this code, relative. */
  readonly popularity: number;
  /** When new, JPY. */
  readonly priceNew: number;
}

export interface ModelRef {
  readonly market: Market;
  readonly brand: string;
  readonly model: string;
  readonly bodyType: string;
  /** Relative weight in the trade. */
  readonly popularity: number;
  readonly dims?: Dims;
  readonly bodies: readonly BodyRef[];
}

export interface BikeRef {
  readonly brand: string;
  readonly model: string;
  readonly code: string;
  readonly bodyType: 'motorcycle_sport' | 'motorcycle_classic' | 'scooter';
  readonly cc: number;
  readonly hp: number;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly popularity: number;
  readonly priceNew: number;
}

export interface MachineRef {
  readonly brand: string;
  readonly model: string;
  /** Russian word of the trade: «Экскаватор». */
  readonly kind: string;
  readonly bodyType: string;
  /** kg. */
  readonly mass: number;
  /** mm. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly clearance: number;
  readonly hp: number;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly priceNew: number;
}
