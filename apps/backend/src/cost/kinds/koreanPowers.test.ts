import { expect, test } from 'vitest';
import { KOREA } from '@vvoz/demo/reference/korea';
import { findPower } from '@vvoz/reference/findPower';

/** 1 hp: the papers round kW, price lists hp. */
const ROUNDING_HP = 1;
const SAMPLE = 200;

/** Vehicles of the demo's Korean market, the popular ones more often, in the middle of their years. */
const vehicles = KOREA.flatMap(({ bodies }) => bodies)
  .map((body) => ({ ...body, year: Math.floor((body.yearFrom + Math.min(body.yearTo ?? 2026, 2026)) / 2) }))
  .toSorted((one, other) => other.popularity - one.popularity || one.code.localeCompare(other.code))
  .slice(0, SAMPLE);

test(`of ${SAMPLE} Korean vehicles whose power is hidden the reference contains it in 98 of 100`, () => {
  const results = vehicles.map(({ brand, model, code, fuel, cc, year, hp }) => {
    const found = findPower({ brand, model, fuel, displacementCc: cc || undefined, year }, 'korea');
    const isInside =
      found !== undefined && hp >= found.minHp - ROUNDING_HP && hp <= found.maxHp + ROUNDING_HP;
    const text = `${brand} ${model} ${code} ${year}: ${hp} hp, found ${found ? `${found.minHp}–${found.maxHp}` : 'nothing'}`;
    return { found, isInside, text };
  });
  const known = results.filter(({ found }) => found);
  const wrong = known.filter(({ isInside }) => !isInside).map(({ text }) => text);
  expect(
    known.length / results.length,
    results
      .filter(({ found }) => !found)
      .map(({ text }) => text)
      .join('\n'),
  ).toBeGreaterThanOrEqual(0.95);
  expect(wrong.length / known.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
});
