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
    ['REBEL 250', 'motorcycle_classic', 'cruiser'],
    ['CB400SF', 'motorcycle_classic', 'naked'],
    ['CBR600RR', 'motorcycle_sport', 'sport'],
    ['CRF250L', 'motorcycle_classic', 'enduro'],
    ['UNKNOWN', 'scooter', 'scooter'],
  ])('classes the motorcycle %s', (model, bodyType, motoClass) => {
    expect(describeVehicle({ ...LOT, vehicle: 'motorcycle', bodyType, model })).toMatchObject({ motoClass });
  });
});
