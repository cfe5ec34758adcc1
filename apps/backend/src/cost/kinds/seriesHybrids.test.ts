import { expect, test } from 'vitest';
import { identifyVehicle, type KindedLot } from './identifyVehicle.ts';
import seriesHybrids from './series-hybrids.json' with { type: 'json' };

interface Row {
  readonly brands?: readonly string[];
  readonly models?: readonly string[];
  readonly codes?: readonly string[];
  readonly grades?: readonly string[];
  readonly fuels?: readonly string[];
  readonly drive?: string;
  readonly yearFrom?: number;
  readonly yearTo?: number;
  readonly engineKw?: number;
  readonly peakKw?: readonly number[];
}
const ROWS: readonly Row[] = seriesHybrids;

const DRIVES: Readonly<Record<string, KindedLot['drive']>> = { '2wd': 'FR', '4wd': '4WD' };

/** A lot that only its own row describes. */
const createLot = ({ brands, models, codes, grades, fuels, drive, yearFrom, yearTo }: Row): KindedLot => ({
  type: 'china',
  brand: brands?.at(-1) ?? 'OTHER',
  model: models?.at(-1) ?? 'OTHER',
  kuzov: codes?.at(-1) ?? '',
  grade: grades?.at(-1) ?? '',
  fuel: (fuels?.at(-1) ?? 'hybrid') as KindedLot['fuel'],
  engine: 1500,
  body_type: 'suv',
  drive: DRIVES[drive ?? ''] ?? '',
  year: yearFrom ?? yearTo ?? 2023,
  power: null,
  power_options: '',
  mass: null,
});

test.each(ROWS.map((row) => [JSON.stringify(row), row] as const))('no earlier row hides %s', (_, row) => {
  const facts = identifyVehicle(createLot(row));
  expect(facts.fuel).toBe('series_hybrid');
  expect(facts.enginePowerKw).toBe(row.engineKw);
  expect(facts.powersHp?.map((hp) => Math.round(hp * 0.735_498_75))).toEqual(row.peakKw);
});

test.each([
  ['NOTE', '', 'E-POWER X', [80, 150]],
  ['NOTE', 'E12', 'E-POWER X', [80, 100]],
  ['NOTE', 'HE12', 'E-POWER NISMO S', [100]],
  ['SERENA', 'C28', 'E-POWER LUXION', [120, 180]],
  ['X-TRAIL', '', 'G E-POWER', [150, 250]],
])(
  'an e-POWER has the motors of its generation, or of its model where the body code tells nothing: %s %s %s',
  (model, kuzov, grade, kw) => {
    const lot: KindedLot = {
      ...createLot({ brands: ['NISSAN'] }),
      type: 'japan',
      model,
      kuzov,
      grade,
      fuel: 'petrol',
    };
    expect(identifyVehicle(lot).powersHp?.map((hp) => Math.round(hp * 0.735_498_75))).toEqual(kw);
  },
);
