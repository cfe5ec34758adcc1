import { expect, test } from 'vitest';
import { bareLot } from '../testing/bareLot.ts';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { describeMachine, getUsageUnit } from './machineFacts.ts';

const MACHINE = { ...bareLot, type: 'spec' } as const;

test.each([
  [MACHINE, 'м.ч.'],
  [{ ...MACHINE, bodyType: 'excavator' }, 'м.ч.'],
  [{ ...MACHINE, bodyType: 'truck' }, 'км'],
  [{ ...MACHINE, bodyType: 'crane_truck' }, 'км'],
  [bareLot, 'км'],
  [{ ...bareLot, bodyType: 'sedan' }, 'км'],
] as const)('the use of %j is counted in %s', (lot, unit) => expect(getUsageUnit(lot)).toBe(unit));

test('a machine is described by what is known; another lot is not', () => {
  const facts = { bodyType: 'excavator', massKg: 21_940, mileageKm: 4120 };
  const described = describeMachine({ ...MACHINE, ...facts });
  expect(replaceNbsp(JSON.stringify(described))).toBe(
    '{"kind":"экскаватор","mass":"21,9 т","usage":"4 120 м.ч."}',
  );
  expect(describeMachine({ ...MACHINE, mileageKm: 0 })).toEqual({ usage: '0\u00A0м.ч.' });
  expect(describeMachine(MACHINE)).toStrictEqual({});
  expect(describeMachine({ ...bareLot, ...facts })).toBeUndefined();
});
