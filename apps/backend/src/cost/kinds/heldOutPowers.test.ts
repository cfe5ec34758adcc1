import { expect, test } from 'vitest';
import { KOREA } from '@vvoz/demo/reference/korea';
import { findPower } from '@vvoz/reference/findPower';

/** hp: papers round kW, price lists hp. */
const ROUNDING_HP = 1;
const SAMPLE = 200;
const NOW = 2026;

/** The most popular vehicles of the demo's Korean market, whose feed states no power, in the middle of their years. */
const vehicles = KOREA.flatMap(({ bodies }) => bodies)
  .map((body) => ({ ...body, year: Math.floor((body.yearFrom + Math.min(body.yearTo, NOW)) / 2) }))
  .toSorted((one, other) => other.popularity - one.popularity || one.code.localeCompare(other.code))
  .slice(0, SAMPLE);

const toDrive = (drives: readonly string[]): string => {
  const has4wd = drives.some((drive) => drive === '4WD' || drive === 'AWD');
  const [first = ''] = drives;
  if (!has4wd) return first;
  return drives.length > 1 ? '' : '4WD';
};

const results = vehicles.map(({ brand, model, code, fuel, cc, year, hp, drives }) => {
  const car = { brand, model, fuel, displacementCc: cc || undefined, year, drive: toDrive(drives) };
  const found = findPower(car, 'korea');
  const text = `${brand} ${model} ${code} ${year}: ${hp} hp, found ${found ? `${found.minHp}–${found.maxHp}` : 'nothing'}`;
  const isInside = found !== undefined && hp >= found.minHp - ROUNDING_HP && hp <= found.maxHp + ROUNDING_HP;
  const isExact = isInside && found.maxHp - found.minHp <= ROUNDING_HP;
  return { found, isInside, isExact, text };
});

const listTexts = (chosen: typeof results): string => chosen.map(({ text }) => text).join('\n');

test(`of ${SAMPLE} vehicles whose power is hidden the tables contain it in 98 of 100`, () => {
  const wrong = results.filter(({ isInside }) => !isInside);
  expect(wrong.length / results.length, listTexts(wrong)).toBeLessThanOrEqual(0.02);
});

test('they have the power itself for 80 of 100', () => {
  const wide = results.filter(({ isExact }) => !isExact);
  expect(1 - wide.length / results.length, listTexts(wide)).toBeGreaterThanOrEqual(0.8);
});
