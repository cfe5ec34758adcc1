import type { BodyKind, EngineKind, MachineKind, MotoClass } from '@vvoz/catalogue/words/vehicleKinds';
import type { Fuel } from '@vvoz/catalogue/words/fuels';
import { findFuel } from './findFuel.ts';
import { isPlugInHybrid } from './findMotor.ts';
import { findMachine, findModelKind, findMotoClass } from './kinds.ts';

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

/** Where a fact is from: the feed, or the reference. */
export type FactSource = 'stated' | 'reference';

/** Facts of a vehicle. A fact that is not known is absent. */
export interface VehicleFacts {
  readonly body?: BodyKind;
  readonly engineKind?: EngineKind;
  readonly seats?: number;
  readonly machineKind?: MachineKind;
  readonly motoClass?: MotoClass;
  /** Operating mass of a machine, kg. */
  readonly massKg?: number;
  /** Where body and kind are from. */
  readonly kindSource?: FactSource;
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

/** Countries of the tables by the code of a lot's country. */
const MARKETS: Readonly<Record<string, string>> = { JP: 'japan', KR: 'korea', CN: 'china', EU: 'europe' };

/** The fuel that the feed states, else that of the reference. */
function chooseFuel(lot: ReferenceLot): Fuel | undefined {
  const { brand, model, kuzov, year, engineCc: displacementCc, country } = lot;
  const grade = lot.grade.toUpperCase();
  return (
    lot.fuel ?? findFuel({ brand, model, kuzov, grade, displacementCc, year }, MARKETS[country] ?? '')?.fuel
  );
}

function describeCar(lot: ReferenceLot): VehicleFacts {
  const stated = FEED_BODIES[lot.bodyType];
  const known = findModelKind(lot.brand, lot.model);
  const body = stated ?? known?.body;
  const fuel = chooseFuel(lot);
  const isPlugIn = fuel === 'hybrid' && (PLUG_IN.test(lot.model) || isPlugInHybrid(lot));
  const engineKind = fuel && (isPlugIn ? 'plug_in_hybrid' : ENGINES[fuel]);
  // A van of a minivan's name has other seats.
  const ofModel = known && (body === known.body || known.body === 'kei') ? known.seats : undefined;
  const seats = ofModel ?? (body && findUsualSeats(body, lot.country));
  return {
    ...(body && { body, kindSource: stated ? 'stated' : 'reference' }),
    ...(engineKind && { engineKind }),
    ...(seats !== undefined && { seats }),
  };
}

function describeMachine({ bodyType, brand, model }: ReferenceLot): VehicleFacts {
  const stated = FEED_MACHINES[bodyType];
  const row = findMachine(brand, model);
  const known =
    row?.kind ?? (stated === 'excavator' && MINI_EXCAVATORS.test(model) ? 'mini_excavator' : stated);
  // Feeds do not tell mini excavators from others; everything else that they state wins.
  const isMini = known === 'mini_excavator' && (stated === undefined || stated === 'excavator');
  const machineKind = isMini ? known : (stated ?? known);
  if (machineKind === undefined) return {};
  return {
    machineKind,
    kindSource: stated && !isMini ? 'stated' : 'reference',
    ...(row?.massKg === undefined ? {} : { massKg: row.massKg }),
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
      const known = findMotoClass(lot.model);
      const motoClass = known ?? FEED_MOTORCYCLES[lot.bodyType];
      return motoClass === undefined ? {} : { motoClass, kindSource: known ? 'reference' : 'stated' };
    }
    default:
      return lot.vehicle satisfies never;
  }
}
