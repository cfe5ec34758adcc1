import { describe, expect, it } from 'vitest';
import { describeVehicle, type ReferenceLot } from './describeVehicle.ts';

const LOT: ReferenceLot = {
  type: 'korean',
  country: 'KR',
  vehicle: 'car',
  brand: 'HYUNDAI',
  model: 'SANTA FE',
  kuzov: 'TM',
  grade: '',
  year: 2021,
  engineCc: 2199,
  fuel: 'diesel',
  bodyType: '',
};

describe('describeVehicle', () => {
  it('knows a common model without a body type', () => {
    expect(describeVehicle(LOT)).toMatchObject({ body: 'crossover', engineKind: 'diesel', seats: 7 });
  });

  it('prefers the body that the feed states', () => {
    expect(describeVehicle({ ...LOT, bodyType: 'van' }).body).toBe('van');
  });

  it('says where body and kind are from', () => {
    expect(describeVehicle(LOT)).toMatchObject({ kindSource: 'reference' });
    // A van of the name has other seats than the model.
    expect(describeVehicle({ ...LOT, bodyType: 'van' })).toEqual({
      body: 'van',
      kindSource: 'stated',
      engineKind: 'diesel',
    });
    const kei = { ...LOT, brand: 'HONDA', model: 'N BOX', bodyType: 'hatchback' };
    expect(describeVehicle(kei)).toMatchObject({ body: 'hatchback', seats: 4, kindSource: 'stated' });
  });

  it.each([
    ['minivan', 'KR', 7],
    ['minivan', 'JP', 8],
    ['kei', 'JP', 4],
    ['coupe', 'KR', 4],
    ['sedan', 'KR', 5],
    ['truck', 'KR', undefined],
    ['bus', 'KR', undefined],
    ['van', 'KR', undefined],
  ])('knows the usual seats of a %s from %s', (bodyType, country, seats) => {
    expect(describeVehicle({ ...LOT, model: 'UNKNOWN', bodyType, country }).seats).toBe(seats);
  });

  it('finds a fuel that the feed does not state, and keeps the one that it states', () => {
    const k5 = { ...LOT, brand: 'KIA', model: 'K5', engineCc: 1999, fuel: undefined, grade: '2.0 Hybrid' };
    expect(describeVehicle(k5).engineKind).toBe('hybrid');
    expect(describeVehicle({ ...k5, fuel: 'petrol' }).engineKind).toBe('petrol');
  });

  it('leaves out what is not known', () => {
    expect(describeVehicle({ ...LOT, model: 'UNKNOWN', fuel: undefined })).toEqual({});
  });

  it('tells a plug-in hybrid by its name', () => {
    expect(describeVehicle({ ...LOT, model: 'PRIUS PHV', fuel: 'hybrid' }).engineKind).toBe('plug_in_hybrid');
  });

  it.each([
    ['BYD', 'SONG PLUS', '', 1498, 'plug_in_hybrid'],
    ['CHERY', 'TIGGO 8 PRO', '', 1498, 'plug_in_hybrid'],
    ['LYNK & CO', '09', '', 1969, 'plug_in_hybrid'],
    ['TANK', '500', '', 1998, 'plug_in_hybrid'],
    ['TOYOTA', 'RAV4', 'AXAP54', 2487, 'plug_in_hybrid'],
    ['TOYOTA', 'RAV4', 'AXAH54', 2487, 'hybrid'],
    ['HAVAL', 'JOLION', '', 1497, 'hybrid'],
  ] as const)('tells by the car whether the %s %s %s has a socket', (brand, model, kuzov, engineCc, kind) => {
    const lot = { ...LOT, brand, model, kuzov, engineCc, year: 2023, fuel: 'hybrid' } as const;
    expect(describeVehicle(lot).engineKind).toBe(kind);
    expect(describeVehicle({ ...lot, fuel: 'petrol' }).engineKind).toBe('petrol');
  });

  it.each([
    ['PC30MR-3', 'mini_excavator'],
    ['303CCR', 'mini_excavator'],
    ['KX080-4', 'mini_excavator'],
    ['SH75X-3B', 'mini_excavator'],
    ['PC200-8', 'excavator'],
    ['320D', 'excavator'],
    ['HD820V', 'excavator'],
  ])('sorts the excavator %s by its mass', (model, machineKind) => {
    expect(describeVehicle({ ...LOT, vehicle: 'machinery', bodyType: 'excavator', model })).toMatchObject({
      machineKind,
    });
  });

  it.each([
    // Longer beginnings of a name go first, and those of another maker say nothing.
    ['KOMATSU', 'PC300-8', '', { machineKind: 'excavator', massKg: 31_500, kindSource: 'reference' }],
    ['KOMATSU', 'PC30MR-3', '', { machineKind: 'mini_excavator', massKg: 3000, kindSource: 'reference' }],
    ['NOSUCH', 'PC30MR-3', '', {}],
    ['NOSUCH', 'PC30MR-3', 'excavator', { machineKind: 'mini_excavator', kindSource: 'reference' }],
    ['NOSUCH', 'PC200-8', 'excavator', { machineKind: 'excavator', kindSource: 'stated' }],
    ['NOSUCH', 'X', 'wheel_loader', { machineKind: 'loader', kindSource: 'stated' }],
    // What the feed states wins, except that it does not tell mini excavators from others.
    ['KOMATSU', 'PC30MR-3', 'crane', { machineKind: 'crane', massKg: 3000, kindSource: 'stated' }],
    ['KOMATSU', 'PC200-8', 'forklift', { machineKind: 'forklift', massKg: 20_500, kindSource: 'stated' }],
  ] as const)('describes the machine %s %s of the body «%s»', (brand, model, bodyType, facts) => {
    expect(describeVehicle({ ...LOT, vehicle: 'machinery', brand, model, bodyType })).toEqual(facts);
  });

  it('says where the class of a motorcycle is from', () => {
    const bike = { ...LOT, vehicle: 'motorcycle' } as const;
    expect(describeVehicle({ ...bike, model: 'REBEL 250' }).kindSource).toBe('reference');
    expect(describeVehicle({ ...bike, model: 'UNKNOWN', bodyType: 'scooter' }).kindSource).toBe('stated');
    expect(describeVehicle({ ...bike, model: 'UNKNOWN' })).toEqual({});
  });

  it.each([
    ['REBEL 250', 'motorcycle_classic', 'cruiser'],
    ['CB400SF', 'motorcycle_classic', 'naked'],
    ['CBR600RR', 'motorcycle_sport', 'sport'],
    ['CRF250L', 'motorcycle_classic', 'enduro'],
    ['UNKNOWN', 'scooter', 'scooter'],
  ])('classes the motorcycle %s', (model, bodyType, motoClass) => {
    expect(describeVehicle({ ...LOT, vehicle: 'motorcycle', bodyType, model })).toMatchObject({ motoClass });
  });
});
