import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadOwnMotors, OWN_MOTOR_COLUMNS } from '@vvoz/reference/ownMotors';
import { describe, expect, test } from 'vitest';
import { formatLawFacts, parseLawFacts } from '@vvoz/catalogue/lots/lawFacts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { identifyVehicle, type KindedLot } from './identifyVehicle.ts';
import { LearntPowers, type FuelSample } from './learntPowers.ts';

const LOT: KindedLot = {
  type: 'japan',
  brand: 'TOYOTA',
  model: 'COROLLA',
  kuzov: '',
  grade: '',
  engine: 1498,
  fuel: 'hybrid',
  body_type: '',
  drive: '',
  year: 2022,
  power: null,
  power_options: '',
  mass: null,
};
const identify = (over: Partial<KindedLot>) => identifyVehicle({ ...LOT, ...over });

describe('series hybrids and what only looks like them', () => {
  test.each<[string, Partial<KindedLot>]>([
    ['Note e-POWER by code', { brand: 'NISSAN', model: 'NOTE', kuzov: 'HE12' }],
    ['Note e-POWER of a feed without fuel', { brand: 'NISSAN', model: 'NOTE', kuzov: 'E13', fuel: '' }],
    ['X-Trail e-POWER', { brand: 'NISSAN', model: 'X-TRAIL', kuzov: 'SNT33' }],
    ['Serena by grade', { brand: 'NISSAN', model: 'SERENA', grade: 'e-POWER Highway Star V' }],
    ['Rocky e-SMART', { brand: 'DAIHATSU', model: 'ROCKY', kuzov: 'A202S', engine: 1196 }],
    ['Raize e-SMART', { brand: 'TOYOTA', model: 'RAIZE', kuzov: 'A202A', engine: 1196 }],
    ['Li Auto', { type: 'china', brand: 'LI AUTO', model: 'L9', engine: 1496 }],
    ['AITO', { type: 'china', brand: 'AITO', model: 'M7', engine: 1499 }],
    ['Voyah Free', { type: 'china', brand: 'VOYAH', model: 'FREE', engine: 1498 }],
    ['Leapmotor EREV', { type: 'china', brand: 'LEAPMOTOR', model: 'C11', engine: 1199 }],
    ['any EREV by grade', { type: 'china', brand: 'WULING', model: 'STARLIGHT', grade: 'EREV 150' }],
  ])('%s is series', (_, over) => {
    expect(identify(over)).toMatchObject({ fuel: 'series_hybrid', kindSource: 'reference' });
  });

  test.each<[string, Partial<KindedLot>]>([
    ['Honda e:HEV', { brand: 'HONDA', model: 'VEZEL', grade: 'E:HEV Z' }],
    ['Mitsubishi PHEV', { brand: 'MITSUBISHI', model: 'OUTLANDER PHEV', fuel: 'plug_in_hybrid' }],
    ['BYD DM-i', { type: 'china', brand: 'BYD', model: 'SONG PLUS', grade: 'DM-I', fuel: 'plug_in_hybrid' }],
    ['Voyah Dreamer', { type: 'china', brand: 'VOYAH', model: 'DREAM', engine: 1476 }],
    ['petrol Note', { brand: 'NISSAN', model: 'NOTE', kuzov: 'E12', fuel: 'petrol' }],
    ['petrol Raize', { brand: 'TOYOTA', model: 'RAIZE', kuzov: 'A200A', fuel: 'petrol' }],
    ['electric Voyah Free', { type: 'china', brand: 'VOYAH', model: 'FREE', engine: 0, fuel: 'electric' }],
    ['Toyota hybrid', { kuzov: 'ZWE211' }],
  ])('%s is not', (_, over) => {
    expect(identify(over).fuel).not.toBe('series_hybrid');
  });

  test('a power far below the motors of the reference is that of the engine', () => {
    const free = { type: 'china', brand: 'VOYAH', model: 'FREE', engine: 1498 } as const;
    expect(identify({ ...free, power: 109 }).enginePowerKw).toBe(80);
    expect(identify({ ...free, power: 489, year: 2023 }).enginePowerKw).toBeUndefined();
    expect(identify({ brand: 'NISSAN', kuzov: 'E13', power: 116 }).enginePowerKw).toBe(60);
  });

  test('one body code can have two powers', () => {
    expect(identify({ brand: 'NISSAN', kuzov: 'P15' }).powersHp).toEqual([129.16, 135.96]);
  });
});

describe('light vans differ by body code', () => {
  test.each<[string, Partial<KindedLot>, string | undefined]>([
    ['NV200 VM20', { brand: 'NISSAN', model: 'NV200 VANETTE VAN', kuzov: 'VM20' }, 'N1'],
    ['NV200 M20', { brand: 'NISSAN', model: 'NV200 VANETTE', kuzov: 'M20', body_type: 'van' }, 'M1'],
    ['Every DA17V', { brand: 'SUZUKI', model: 'EVERY', kuzov: 'DA17V', engine: 658 }, 'N1'],
    ['Every Wagon DA17W', { brand: 'SUZUKI', model: 'EVERY', kuzov: 'DA17W', body_type: 'van' }, 'M1'],
    ['Hiace van', { model: 'HIACE VAN', kuzov: 'TRH200V', body_type: 'van' }, 'N1'],
    ['Hiace wagon', { model: 'HIACE', kuzov: 'TRH214W', body_type: 'van' }, 'M1'],
    ['Hiace Commuter', { model: 'HIACE', kuzov: 'TRH223B', body_type: 'van' }, 'M2'],
    ['Probox', { model: 'PROBOX', kuzov: 'NSP160V', body_type: 'van' }, 'N1'],
    ['Hijet Cargo', { brand: 'DAIHATSU', model: 'HIJET CARGO', kuzov: 'S321V' }, 'N1'],
    ['Atrai Wagon', { brand: 'DAIHATSU', model: 'ATRAI WAGON', kuzov: 'S321G' }, 'M1'],
    ['Carry', { brand: 'SUZUKI', model: 'CARRY TRUCK', kuzov: 'DA16T' }, 'N1'],
    ['Carnival of eleven seats', { type: 'korean', brand: 'KIA', model: 'CARNIVAL', grade: '11인승' }, 'M2'],
    ['Carnival of nine', { type: 'korean', brand: 'KIA', model: 'CARNIVAL', grade: '9인승' }, undefined],
    ['Rosa', { brand: 'MITSUBISHI', model: 'ROSA', body_type: 'van' }, 'M2'],
    ['Porter II', { type: 'korean', brand: 'HYUNDAI', model: 'PORTER II', fuel: 'diesel' }, 'N1'],
    ['a pickup', { model: 'SOMETHING', body_type: 'pickup' }, 'N1'],
    ['Rexton Sports', { type: 'korean', brand: 'KGM', model: 'REXTON SPORTS', body_type: 'pickup' }, 'N1'],
    ['a saloon', { body_type: 'sedan' }, undefined],
  ])('%s: %j is %s', (_, over, category) => {
    expect(identify(over).category).toBe(category);
  });

  test('a Hilux GUN125 weighs 2 910 kg', () => {
    expect(identify({ model: 'HILUX', kuzov: 'GUN125', body_type: 'pickup', fuel: 'diesel' })).toEqual({
      category: 'N1',
      massKg: 2910,
      kindSource: 'reference',
    });
  });
});

test.each<[Partial<KindedLot>, object]>([
  [{ body_type: 'truck', brand: 'ISUZU', model: 'ELF', fuel: 'diesel' }, { kind: 'truck' }],
  [
    { body_type: 'truck', model: 'GIGA', grade: 'TRACTOR' },
    { kind: 'truck', truckKind: 'tractor' },
  ],
  [
    { body_type: 'truck', model: 'RANGER', grade: 'CRANE' },
    { kind: 'truck', truckKind: 'special' },
  ],
  [
    { type: 'spec_japan', body_type: 'crane_truck' },
    { kind: 'truck', truckKind: 'special' },
  ],
  [{ type: 'spec_japan', body_type: 'excavator' }, { machine: 'excavator' }],
  [{ type: 'spec_japan', body_type: 'forklift', fuel: 'electric' }, { machine: 'electric_forklift' }],
  [{ type: 'spec_japan', body_type: 'paver' }, {}],
  [{ type: 'bike', body_type: 'scooter' }, {}],
])('%j: %j', (over, expected) => {
  expect(identify(over)).toEqual(expected);
});

describe('gross mass of a lorry', () => {
  test.each([
    ['ISUZU', 'FORWARD', 'FRR90S2', { massMinKg: 7000, massMaxKg: 8000 }],
    ['ISUZU', 'ELF', 'NPR85AN', { massMinKg: 5001, massMaxKg: 8000 }],
    ['HINO', 'DUTRO', 'XZU605M', { massMinKg: 4000, massMaxKg: 6900 }],
    ['MITSUBISHI', 'CANTER', 'FBA20', { massMinKg: 4000, massMaxKg: 6600 }],
    ['UD TRUCKS', 'QUON', 'CG5ZA', { massMinKg: 20_001, massMaxKg: 25_000 }],
  ])('%s %s %s: from the catalogue', (brand, model, kuzov, mass) => {
    const lorry = { body_type: 'truck', brand, model, kuzov, fuel: 'diesel' } as const;
    expect(identify(lorry)).toEqual({ kind: 'truck', ...mass, kindSource: 'assumed' });
    expect(identify({ ...lorry, mass: 7990 })).toEqual({ kind: 'truck', massKg: 7990 });
  });

  test.each([
    ['ISUZU', 'GIGA', 'EXD52AD'],
    ['HINO', 'PROFIA', 'SH1EDD'],
    ['UD TRUCKS', 'QUON', 'GK5XAB'],
  ])('%s %s %s is a tractor by its code', (brand, model, kuzov) => {
    expect(identify({ body_type: 'truck', brand, model, kuzov }).truckKind).toBe('tractor');
  });
});

describe('certified 30-minute power', () => {
  const kia = { type: 'korean', brand: 'KIA', engine: 0, fuel: 'electric', year: 2022 } as const;
  test('one figure of the model, or the ends of several', () => {
    expect(identify({ ...kia, model: 'NIRO EV', year: 2024 })).toEqual({ power30Kw: 50 });
    // The peak is that of the reference, because the feed has none.
    expect(identify({ ...kia, model: 'EV6' })).toMatchObject({ power30MinKw: 56, power30MaxKw: 81 });
    expect(identify({ ...kia, model: 'EV6', drive: 'FR/4WD' })).toMatchObject({
      power30MinKw: 56,
      power30MaxKw: 81,
    });
    expect(identify({ ...kia, model: 'EV6', drive: '4WD' })).toMatchObject({ power30Kw: 81 });
    expect(identify({ ...kia, model: 'EV6', drive: 'FR' })).toMatchObject({ power30Kw: 56 });
    expect(identify({ ...kia, model: 'EV9', year: 2024, grade: 'GT Line' })).toMatchObject({
      power30Kw: 113,
    });
    expect(identify({ ...kia, model: 'SOUL EV' })).toEqual({});
  });
});

test('the facts of a lot survive their text', () => {
  const facts = [
    identify({ brand: 'NISSAN', kuzov: 'P15' }),
    identify({ body_type: 'truck', grade: 'TRACTOR' }),
    identify({ model: 'HILUX', kuzov: 'GUN125' }),
    {},
  ];
  for (const each of facts) expect(parseLawFacts(formatLawFacts(each))).toEqual(each);
  expect(parseLawFacts('fuel=steam&massKg=-1&constructor=1&x')).toEqual({});
  expect(parseLawFacts(undefined)).toEqual({});
});

describe('a fuel that the feed does not state', () => {
  const korean: Partial<KindedLot> = { type: 'korean', brand: 'KIA', model: 'SORENTO', fuel: '', year: 2023 };
  test('is that of all engines of the model with the displacement', () => {
    expect(identify({ ...korean, engine: 1598 })).toMatchObject({
      fuel: 'hybrid',
      kindSource: 'assumed',
      powersHp: [180],
    });
  });
  test('is that of the grade', () => {
    expect(identify({ ...korean, model: 'K5', engine: 1999, grade: '2.0 Hybrid' })).toMatchObject({
      fuel: 'hybrid',
      kindSource: 'reference',
    });
  });
  test('is that of other lots with the body code, and stays unknown where they differ', () => {
    const sample = { brand: 'TOYOTA', model: 'COROLLA', kuzov: 'ZZZ1', engine: 1498 };
    const learn = (...fuels: readonly [FuelSample['fuel'], number][]) =>
      new LearntPowers(
        [],
        fuels.map(([fuel, lots]) => ({ ...sample, fuel, lots })),
      );
    const lot = { ...LOT, kuzov: 'ZZZ1', fuel: '' } as const;
    expect(identifyVehicle(lot, learn(['diesel', 3]))).toEqual({ fuel: 'diesel', kindSource: 'reference' });
    expect(identifyVehicle(lot, learn(['hybrid', 2], ['plug_in_hybrid', 1])).fuel).toBe('hybrid');
    expect(identifyVehicle(lot, learn(['diesel', 40], ['petrol', 1])).fuel).toBe('diesel');
    expect(identifyVehicle(lot, learn(['diesel', 3], ['petrol', 3]))).toEqual({});
    expect(identifyVehicle(lot, learn(['diesel', 2]))).toEqual({});
    expect(identifyVehicle({ ...lot, kuzov: '' }, learn(['diesel', 3]))).toEqual({});
    expect(identifyVehicle({ ...lot, fuel: 'petrol' }, learn(['diesel', 3]))).toEqual({});
  });
  test('also names a displacement that only one engine has', () => {
    expect(identify({ ...korean, fuel: 'diesel', engine: null })).toMatchObject({
      displacementCc: 2151,
      kindSource: 'assumed',
    });
  });
});

test("the operator's 30-minute power wins", () => {
  const file = path.join(createTempDir(), 'motors.csv');
  writeFileSync(file, `${OWN_MOTOR_COLUMNS}\nHONDA,,RV5,2021,2030,38\nKIA,NIRO EV,,2020,2030,51\n`);
  loadOwnMotors(file);
  try {
    const vezel = { brand: 'HONDA', model: 'VEZEL', kuzov: 'RV5', engine: 1496 } as const;
    expect(identify(vezel)).toMatchObject({ motorPeakKw: 96, power30Kw: 38 });
    expect(identify({ ...vezel, fuel: 'petrol' }).power30Kw).toBeUndefined();
    expect(
      identify({ type: 'korean', brand: 'KIA', model: 'NIRO EV', fuel: 'electric', engine: 0 }).power30Kw,
    ).toBe(51);
  } finally {
    loadOwnMotors('/no/such/file.csv');
  }
});

test('the power of a Korean car is that of the reference, unless the feed states one', () => {
  const sorento: KindedLot = {
    ...LOT,
    type: 'korean',
    brand: 'KIA',
    model: 'SORENTO',
    kuzov: 'UM',
    engine: 2199,
    fuel: 'diesel',
    year: 2018,
  };
  expect(identifyVehicle(sorento)).toEqual({ powersHp: [202], powerSource: 'assumed' });
  expect(identifyVehicle({ ...sorento, power: 200 })).toEqual({});
  expect(identifyVehicle({ ...sorento, fuel: 'gas' })).toEqual({});
  expect(identifyVehicle({ ...sorento, type: 'japan' })).toEqual({});
});

describe('a list of the powers of a body code', () => {
  const prado: KindedLot = {
    ...LOT,
    brand: 'TOYOTA',
    model: 'LAND CRUISER PRADO',
    kuzov: 'GDJ150W',
    engine: 2754,
    fuel: 'diesel',
    power: 204,
    power_options: '177,204',
  };
  test.each([
    [2018, { powersHp: [177], powerSource: 'assumed' }],
    [2022, { powersHp: [204], powerSource: 'assumed' }],
    // Both engines were sold, and no row says which.
    [2020, {}],
  ])('is narrowed to the powers of the year %i', (year, facts) => {
    expect(identify({ ...prado, year })).toEqual(facts);
  });
  test('is left as it is if the tables have none of its powers, or all', () => {
    expect(identify({ ...prado, year: 2018, power_options: '150,204' })).toEqual({});
    expect(identify({ ...prado, year: 2018, power_options: '174,180' })).toEqual({});
  });
  test('keeps what differs by rounding', () => {
    expect(identify({ ...prado, year: 2018, power_options: '174,180,204' }).powersHp).toEqual([174, 180]);
  });
  test('is not narrowed by the register, which has the engines of another market', () => {
    const golf = { ...prado, type: 'europe', brand: 'VOLKSWAGEN', model: 'GOLF', kuzov: '' } as const;
    expect(identify({ ...golf, year: 2018, engine: 1395, fuel: 'petrol', power_options: '125,900' })).toEqual(
      {},
    );
  });
});
