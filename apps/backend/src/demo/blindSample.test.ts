import process from 'node:process';
import { expect, test } from 'vitest';
import * as feeds from '@vvoz/demo/feeds';
import { Random } from '@vvoz/demo/random';
import { listMarketModels } from '@vvoz/demo/reference/lookup';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { identifyVehicle } from '../cost/kinds/identifyVehicle.ts';
import { LearntPowers, type FuelSample, type PowerSample } from '../cost/kinds/learntPowers.ts';
import { findReadableTable } from '../ingest/feedTables.ts';

/** Lots of a country's feeds, in the proportions of a small demo. */
const TABLES = [
  { country: 'japan', table: 'aleado/japan_st', feed: feeds.japanSold, count: 20_000 },
  { country: 'korea', table: 'jpcenter/korea', feed: feeds.korea, count: 600 },
  { country: 'china', table: 'jpcenter/china', feed: feeds.china, count: 600 },
  { country: 'europe', table: 'jpcenter/europe_st', feed: feeds.europeSold, count: 900 },
] as const;
const NOW = new Date('2026-11-21T06:00:00Z');
const FEED_SEED = 3;
const SAMPLE_SEED = 7;
const SAMPLE = 200;
/** hp: papers round kW, price lists hp. */
const ROUNDING_HP = 1.5;

interface Vehicle {
  readonly country: string;
  readonly lot: LotRecord;
  /** The power of the demo's own reference, hp. The tables that answer do not read it. */
  readonly trueHp: number;
}

/** Reads the cars of the feeds, as an import would. */
const readVehicles = (): readonly Vehicle[] =>
  TABLES.flatMap(({ country, table: name, feed, count }) => {
    const { table, readRecord } = findReadableTable(name);
    const powers = new Map(
      listMarketModels(country).flatMap(({ bodies }) =>
        bodies.map(({ brand, model, code, hp }) => [`${brand}|${model}|${code}`, hp] as const),
      ),
    );
    return [...feed({ count, seed: FEED_SEED, now: NOW })].flatMap((row): Vehicle[] => {
      const reading = readRecord(row, table, NOW);
      if (reading.kind !== 'lot') return [];
      const { lot } = reading;
      const hp = powers.get(`${lot.brand}|${lot.model}|${lot.kuzov}`);
      const { category, kind, fuel } = identifyVehicle(lot);
      const isTruck = kind === 'truck' || category?.startsWith('N') === true;
      return hp === undefined || isTruck || fuel === 'series_hybrid' ? [] : [{ country, lot, trueHp: hp }];
    });
  });

const toSample = (lot: LotRecord): PowerSample => ({ ...lot, power: lot.power ?? 0, lots: 1 });

/** What the feeds of a country state for all lots but one. */
function learnFromOthers(vehicles: readonly Vehicle[], own: Vehicle): LearntPowers {
  const others = vehicles.filter((each) => each !== own && each.country === own.country);
  const fuels = others.map(({ lot }): FuelSample => ({ ...lot, lots: 1 })).filter(({ fuel }) => fuel !== '');
  return new LearntPowers(
    others.map(({ lot }) => toSample(lot)).filter(({ power }) => power > 0),
    fuels,
  );
}

const vehicles = readVehicles();
const random = new Random();
random.reset(SAMPLE_SEED, 0);
const drawn = new Set<Vehicle>();
while (drawn.size < SAMPLE) drawn.add(vehicles[random.below(vehicles.length)] as Vehicle);

const answers = [...drawn].map((vehicle) => {
  const { country, lot, trueHp } = vehicle;
  const hidden = { ...lot, power: null, power_options: '' };
  const { powersHp = [] } = identifyVehicle(hidden, learnFromOthers(vehicles, vehicle));
  const [low = 0, high = 0] = [Math.min(...powersHp), Math.max(...powersHp)];
  const isFound = powersHp.length > 0;
  const isInside = isFound && trueHp >= low - ROUNDING_HP && trueHp <= high + ROUNDING_HP;
  return {
    country,
    isFound,
    isInside,
    isExact: isInside && high - low <= ROUNDING_HP,
    text: `${country} ${lot.brand} ${lot.model} ${lot.kuzov} ${lot.year ?? ''} ${lot.fuel}: ${trueHp} hp, answer ${isFound ? `${low}–${high}` : 'none'}`,
  };
});

type Answer = (typeof answers)[number];
const count = (test_: (answer: Answer) => boolean): number => answers.filter((each) => test_(each)).length;
const list = (test_: (answer: Answer) => boolean): string =>
  answers
    .filter((each) => test_(each))
    .map(({ text }) => text)
    .join('\n');

test(`of ${SAMPLE} cars of the demo whose power is hidden the answers contain it in 98 of 100, and are it in 80`, () => {
  const [found, inside, exact] = [
    count(({ isFound }) => isFound),
    count(({ isInside }) => isInside),
    count(({ isExact }) => isExact),
  ];
  const isWrong = ({ isFound, isInside }: Answer): boolean => isFound && !isInside;
  const report = [
    `${SAMPLE} cars: ${found} answered, ${inside} contained, ${exact} exact`,
    `Wrong:\n${list(isWrong)}`,
    `Not answered:\n${list(({ isFound }) => !isFound)}`,
  ].join('\n');
  // Printed also when it passes: the wrong ones are to be read.
  process.stdout.write(`${report}\n`);
  expect(inside / found, report).toBeGreaterThanOrEqual(0.98);
  // A car without an answer counts as one that is not exact.
  expect(exact / SAMPLE, report).toBeGreaterThanOrEqual(0.8);
  expect(found / SAMPLE, report).toBeGreaterThanOrEqual(0.9);
});

test('the powers that the tables leave of a list have the true one', () => {
  const narrowed = vehicles.flatMap(({ lot, trueHp }) => {
    const options = [Math.round(trueHp * 0.85), trueHp, trueHp + 14, trueHp + 33];
    const { powersHp } = identifyVehicle({ ...lot, power: trueHp + 33, power_options: options.join(',') });
    return powersHp ? [{ lot, trueHp, powersHp }] : [];
  });
  const lost = narrowed.filter(
    ({ trueHp, powersHp }) => !powersHp.some((hp) => Math.abs(hp - trueHp) <= ROUNDING_HP),
  );
  const names = lost.map(
    ({ lot, trueHp, powersHp }) =>
      `${lot.brand} ${lot.model} ${lot.kuzov} ${lot.year ?? ''}: ${trueHp} hp, left ${powersHp.join(', ')}`,
  );
  process.stdout.write(`${narrowed.length} lists narrowed, ${lost.length} without the true power\n`);
  expect(narrowed.length).toBeGreaterThan(1000);
  expect(lost.length / narrowed.length, names.join('\n')).toBeLessThanOrEqual(0.001);
});
