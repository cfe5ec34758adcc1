import { afterEach, expect, test } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOwnMotor, loadOwnMotors, OWN_MOTOR_COLUMNS, readOwnMotors } from './ownMotors.ts';

const FIT = { brand: 'HONDA', model: 'FIT', kuzov: 'GR3', year: 2023 };

afterEach(() => loadOwnMotors('/no/such/file.csv'));

test('a row of the operator gives the 30-minute power of its body code and years', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'motors-')), 'motors.csv');
  const rows = ['HONDA,,GR3,2020,2021,33', 'HONDA,FIT,GR3,2022,2026,41.5', 'HONDA,VEZEL,,2020,2026,40'];
  writeFileSync(file, `${[OWN_MOTOR_COLUMNS, ...rows].join('\n')}\n`);
  loadOwnMotors(file);
  expect(findOwnMotor(FIT)).toBe(41.5);
  expect(findOwnMotor({ ...FIT, year: 2021 })).toBe(33);
  expect(findOwnMotor({ ...FIT, year: null })).toBe(33);
  expect(findOwnMotor({ ...FIT, kuzov: 'GR4' })).toBeUndefined();
  expect(findOwnMotor({ ...FIT, kuzov: '' })).toBeUndefined();
  expect(findOwnMotor({ ...FIT, model: 'JAZZ' })).toBeUndefined();
  expect(findOwnMotor({ ...FIT, model: 'JAZZ', year: 2021 })).toBe(33);
  expect(findOwnMotor({ ...FIT, brand: 'TOYOTA' })).toBeUndefined();
  expect(findOwnMotor({ ...FIT, year: 2019 })).toBeUndefined();
  expect(findOwnMotor({ ...FIT, year: 2027 })).toBeUndefined();
  expect(findOwnMotor({ ...FIT, model: 'VEZEL', kuzov: 'RV5' })).toBe(40);
  // Docker makes a folder of a file that does not exist.
  loadOwnMotors(path.dirname(file));
  expect(findOwnMotor(FIT)).toBeUndefined();
});

test.each([
  ['another head line', 'brand,model\n', ':1:'],
  ['lower case', 'honda,,GR3,2020,2021,33', 'upper case'],
  ['neither model nor code', 'HONDA,,,2020,2021,33', 'neither'],
  ['years in reverse order', 'HONDA,,GR3,2022,2021,33', 'years'],
  ['too much power', 'HONDA,,GR3,2020,2021,1201', 'plausible'],
  ['no power', 'HONDA,,GR3,2020,2021,', 'plausible'],
  ['a row twice', 'HONDA,,GR3,2020,2021,33\nHONDA,,GR3,2020,2021,34', 'm.csv:3: repeats'],
])('%s is refused', (_, rows, message) => {
  const text = rows.startsWith('brand') ? rows : `${OWN_MOTOR_COLUMNS}\n${rows}`;
  expect(() => readOwnMotors(text, 'm.csv')).toThrow(message);
});
