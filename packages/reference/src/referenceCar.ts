/** What is known of a car. */
export interface ReferenceCar {
  /** Latin, upper case: HYUNDAI, SANTA FE. */
  readonly brand: string;
  readonly model: string;
  /** Body code without the emission prefix; decides in Japan only. */
  readonly kuzov?: string | undefined;
  /** Code of the catalogue: petrol, diesel, hybrid, plug_in_hybrid, gas, electric. */
  readonly fuel: string;
  /** cm³; undefined for an electric car, and where the feed does not say it. */
  readonly displacementCc?: number | undefined;
  readonly year?: number | undefined;
  /** Code of the catalogue: FF, 4WD, FR/4WD; '' where the feed does not say it. */
  readonly drive?: string | undefined;
}

/** Where a power is from: the operator's rows, our own table, or the register of new cars. */
export type PowerSource = 'operator' | 'table' | 'register';

/** The powers of the versions that fit, hp; of hybrids that of the engine. */
export interface ReferencePower {
  readonly minHp: number;
  readonly maxHp: number;
  readonly source: PowerSource;
}
