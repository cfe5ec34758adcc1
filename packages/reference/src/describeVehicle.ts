import type { BodyKind, EngineKind, MachineKind, MotoClass } from '@vvoz/catalogue/words/vehicleKinds';
import type { Fuel } from '@vvoz/catalogue/words/fuels';
import { findMotoClass, MODEL_BODIES, MODEL_SEATS } from './modelKinds.ts';

/** What a feed says of a vehicle. Texts are '' and numbers undefined when it does not say them. */
export interface ReferenceLot {
  /** Catalogue type, `korean`. */
  readonly type: string;
  /** Two letters: JP, KR. */
  readonly country: string;
  readonly vehicle: 'car' | 'motorcycle' | 'machinery';
  /** Latin, upper case, like model and body code. */
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  readonly grade: string;
  readonly year: number | undefined;
  /** cm³. */
  readonly engineCc: number | undefined;
  readonly fuel: Fuel | undefined;
  /** Body type in the feed's words, lower case. */
  readonly bodyType: string;
}

/** Facts of a vehicle. A fact that is not known is absent. */
export interface VehicleFacts {
  readonly body?: BodyKind;
  readonly engineKind?: EngineKind;
  readonly seats?: number;
  readonly machineKind?: MachineKind;
  readonly motoClass?: MotoClass;
}

const FEED_BODIES: Readonly<Record<string, BodyKind>> = {
  sedan: 'sedan',
  coupe: 'coupe',
  hatchback: 'hatchback',
  wagon: 'wagon',
  suv: 'crossover',
  kei: 'kei',
  minivan: 'minivan',
  van: 'van',
  pickup: 'pickup',
  truck: 'truck',
  bus: 'bus',
};

const FEED_MACHINES: Readonly<Record<string, MachineKind>> = {
  excavator: 'excavator',
  mini_excavator: 'mini_excavator',
  wheel_loader: 'loader',
  bulldozer: 'bulldozer',
  forklift: 'forklift',
  crane_truck: 'crane',
  crane: 'crane',
  roller: 'roller',
  grader: 'grader',
  truck: 'dump_truck',
};

const FEED_MOTORCYCLES: Readonly<Record<string, MotoClass>> = {
  scooter: 'scooter',
  motorcycle_sport: 'naked',
  motorcycle_classic: 'naked',
};

const ENGINES: Readonly<Record<Fuel, EngineKind | undefined>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  gas: 'gas',
  hybrid: 'hybrid',
  diesel_hybrid: 'hybrid',
  plug_in_hybrid: 'plug_in_hybrid',
  electric: 'electric',
  other: undefined,
};

const PLUG_IN = /\b(?:PHV|PHEV|DM-I|DM-P|E-HYBRID)\b/;

/** Excavators up to 8.5 t, by the number in the model's name that states their mass. */
const MINI_EXCAVATORS =
  /^(?:(?:PC|ZX|SK|SH|SY|XE|EX|R|EC)-?[1-8]\d(?!\d)|30\d(?!\d)|U-?\d{2}(?!\d)|KX|VIO|B[1-7](?!\d)|SV\d{2}(?!\d))/;

/** Seats of a body without a row of its own. A minivan from Japan has eight, from elsewhere seven. */
const findUsualSeats = (body: BodyKind, country: string): number | undefined => {
  if (body === 'minivan') return country === 'JP' ? 8 : 7;
  if (body === 'kei' || body === 'coupe') return 4;
  return body === 'truck' || body === 'bus' || body === 'van' ? undefined : 5;
};

function describeCar(lot: ReferenceLot): VehicleFacts {
  const body = FEED_BODIES[lot.bodyType] ?? MODEL_BODIES.get(lot.model);
  const engineKind =
    lot.fuel && (lot.fuel === 'hybrid' && PLUG_IN.test(lot.model) ? 'plug_in_hybrid' : ENGINES[lot.fuel]);
  const seats = MODEL_SEATS.get(lot.model) ?? (body && findUsualSeats(body, lot.country));
  return {
    ...(body && { body }),
    ...(engineKind && { engineKind }),
    ...(seats !== undefined && { seats }),
  };
}

function describeMachine({ bodyType, model }: ReferenceLot): VehicleFacts {
  const machineKind = FEED_MACHINES[bodyType];
  if (machineKind === undefined) return {};
  return {
    machineKind: machineKind === 'excavator' && MINI_EXCAVATORS.test(model) ? 'mini_excavator' : machineKind,
  };
}

/** Finds the facts of a vehicle that a visitor chooses by. What the feed states has precedence over a model's row. */
export function describeVehicle(lot: ReferenceLot): VehicleFacts {
  switch (lot.vehicle) {
    case 'car':
      return describeCar(lot);
    case 'machinery':
      return describeMachine(lot);
    case 'motorcycle': {
      const motoClass = findMotoClass(lot.model) ?? FEED_MOTORCYCLES[lot.bodyType];
      return motoClass === undefined ? {} : { motoClass };
    }
    default:
      return lot.vehicle satisfies never;
  }
}
