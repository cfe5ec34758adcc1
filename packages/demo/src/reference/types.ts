import type { Fuel } from '@vvoz/catalogue/words/fuels';
import type { BodyType, Drive, Gearbox, Market } from './vocabulary.ts';

export type { BodyType, Drive, Gearbox, Market };

/** mm. */
export interface Dims {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
}

/** One body code (кузов) of a model, with its facts. */
export interface BodyRef {
  readonly market: Market;
  /** Latin, upper case; so are model and code. */
  readonly brand: string;
  readonly model: string;
  /** Without the emission prefix and the type suffix: ZVW50. */
  readonly code: string;
  readonly bodyType: BodyType;
  readonly yearFrom: number;
  /** 9999: still made. */
  readonly yearTo: number;
  /** cm³; 0 for electric vehicles. */
  readonly cc: number;
  /** Catalogue power, hp: of the combustion engine in a hybrid, of the motor in an electric car. */
  readonly hp: number;
  readonly fuel: Fuel;
  readonly gearboxes: readonly Gearbox[];
  readonly drives: readonly Drive[];
  readonly trims: readonly string[];
  readonly dims?: Dims;
  /** Relative share of sales. The shares of a model's codes add up to the model's. */
  readonly popularity: number;
  /** Price of a new vehicle, JPY. */
  readonly priceNew: number;
}

export interface ModelRef {
  readonly market: Market;
  readonly brand: string;
  readonly model: string;
  readonly bodyType: BodyType;
  /** Relative share of sales in its market. */
  readonly popularity: number;
  readonly dims?: Dims;
  readonly bodies: readonly BodyRef[];
}

export interface BikeRef {
  readonly brand: string;
  readonly model: string;
  /** Frame code: SC59. */
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
  readonly bodyType: BodyType;
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
