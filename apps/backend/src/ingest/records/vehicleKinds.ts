import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { SEAT_COUNTS } from '@vvoz/catalogue/words/vehicleKinds';
import { describeVehicle } from '@vvoz/reference/describeVehicle';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';

/** The columns that `findVehicleKinds` fills. */
type VehicleKinds = Pick<LotRecord, 'body_kind' | 'engine_kind' | 'seats' | 'machine_kind' | 'moto_class'>;

/** The kinds of a record before they are found. */
export const NO_KINDS: VehicleKinds = {
  body_kind: '',
  engine_kind: '',
  seats: '',
  machine_kind: '',
  moto_class: '',
};

/** Finds what a visitor chooses a lot by, from the feed's words and the reference; '' for what neither knows. */
export function findVehicleKinds(lot: LotRecord): VehicleKinds {
  const facts = describeVehicle({
    type: lot.type,
    country: lot.country,
    vehicle: CATALOGUE_TYPES[lot.type].vehicle,
    brand: lot.brand,
    model: lot.model,
    kuzov: lot.kuzov,
    grade: lot.grade,
    year: lot.year ?? undefined,
    engineCc: lot.engine ?? undefined,
    fuel: lot.fuel === '' ? undefined : lot.fuel,
    bodyType: lot.body_type,
  });
  return {
    body_kind: facts.body ?? '',
    engine_kind: facts.engineKind ?? '',
    seats: SEAT_COUNTS.find((count) => Number(count) === facts.seats) ?? '',
    machine_kind: facts.machineKind ?? '',
    moto_class: facts.motoClass ?? '',
  };
}
