import { expect, test } from 'vitest';
import { findMotorKw, type HybridCar } from './findMotor.ts';
import { readData } from './readTable.ts';

const hybrid = (over: Partial<HybridCar>): HybridCar => ({
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: '',
  engineCc: 1800,
  year: 2018,
  ...over,
});

test.each<[Partial<HybridCar>, number | undefined]>([
  [{ kuzov: 'ZVW51' }, 53],
  [{ kuzov: 'MXWH60', engineCc: 2000 }, 83],
  [{ kuzov: 'NOSUCH' }, undefined],
  [{ kuzov: '' }, undefined],
  [{ brand: 'HONDA', model: 'FIT', kuzov: 'GR3', engineCc: 1500, year: 2021 }, 80],
  [{ brand: 'HONDA', model: 'FIT', kuzov: 'GR3', engineCc: 1500, year: 2023 }, 90],
  [{ brand: 'KIA', model: 'SORENTO', kuzov: 'SUV', engineCc: 1598, year: 2022 }, 44.2],
  [{ brand: 'KIA', model: 'CARNIVAL', engineCc: 1598, year: 2024 }, 54],
  [{ brand: 'KIA', model: 'SORENTO', engineCc: undefined, year: 2022 }, undefined],
  [{ brand: 'SUZUKI', model: 'HUSTLER', kuzov: 'MR52S', engineCc: 660 }, 2.3],
])('the motors of %o', (over, motorKw) => {
  expect(findMotorKw(hybrid(over))).toBe(motorKw);
});

test('each row has a brand, a plausible power and bounds in order; no body code has two rows of a brand and a year', () => {
  const seen = new Set<string>();
  for (const row of readData('hybrid-motors.csv')) {
    const text = JSON.stringify(row);
    const motorKw = Number(row['motor_kw']);
    const isKindAlone = row['motor_kw'] === '' && row['plug_in'] === '1';
    expect(isKindAlone || (motorKw > 1 && motorKw < 600), text).toBe(true);
    expect(row['brands'], text).not.toBe('');
    if (row['cc_from'] && row['cc_to'])
      expect(Number(row['cc_from']), text).toBeLessThan(Number(row['cc_to']));
    for (const code of row['codes']?.split(';').filter(Boolean) ?? [])
      for (const brand of row['brands']?.split(';') ?? []) {
        const key = `${brand} ${code} ${row['year_from'] ?? ''}`;
        expect(seen.has(key), key).toBe(false);
        seen.add(key);
      }
  }
  expect(seen.size).toBeGreaterThan(200);
});
