import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import * as feeds from './feeds.ts';
import type { AleadoRow, JpcenterRow } from './feeds.ts';
import { findBike, findBody, findMachine, listMarketModels } from './reference/lookup.ts';
import { NOW, normalizeText, normalizeCode, isIntact } from './testing.ts';

const options = { count: 1000, seed: 11, now: NOW };
const tables = { ...feeds };
const every = Object.entries(tables);

describe.each(every)('%s', (_name, feed) => {
  it('yields the same rows for a seed, and others for another seed', () => {
    const once = JSON.stringify([...feed(options)]);
    expect(JSON.stringify([...feed(options)])).toBe(once);
    expect(JSON.stringify([...feed({ ...options, seed: 12 })])).not.toBe(once);
  });

  it('can begin at any row', () => {
    const whole: object[] = [...feed(options)];
    expect([...feed({ ...options, from: 900 })]).toEqual(whole.slice(900));
  });
});

it('gives every lot a unique id', () => {
  const { machinery, stock, ...auctions } = feeds;
  const ids = Object.values(auctions).flatMap((feed) => [...feed(options)].map((row) => row.ID));
  const knownIds = ids.filter(Boolean);
  expect(new Set(knownIds).size).toBe(knownIds.length);
  const posts = [...machinery(options), ...stock(options)].flatMap(({ id }) => id ?? []);
  expect(new Set(posts).size).toBe(posts.length);
});

describe('every lot has a body of the reference tables', () => {
  const code = (row: AleadoRow | JpcenterRow): string =>
    'KUZOV' in row ? row.KUZOV : normalizeCode(row.MODEL_TYPE);

  it.each([
    ['japanComing', 'japan'],
    ['japanSold', 'japan'],
    ['left', 'japan'],
    ['korea', 'korea'],
    ['china', 'china'],
    ['europeComing', 'europe'],
    ['europeSold', 'europe'],
  ] as const)('%s', (name, market) => {
    const bodies = new Map(
      listMarketModels(market)
        .flatMap((model) => model.bodies)
        .map((body) => [`${body.brand}|${body.model}|${body.code}`, body]),
    );
    for (const row of tables[name](options)) {
      const bodyName = `${normalizeText(row.MARKA_NAME)}|${normalizeText(row.MODEL_NAME)}|${code(row)}`;
      const body = bodies.get(bodyName);
      expect(body, bodyName).toBeDefined();
      expect(body?.bodyType).toBe(row.BODY_TYPE);
      expect(body?.gearboxes).toContain(row.KPP);
      expect(body?.drives).toContain(row.PRIV);
      if (!isIntact(row)) continue;
      const year = Number(row.YEAR.slice(0, 4));
      expect(year).toBeGreaterThanOrEqual(body!.yearFrom);
      expect(year).toBeLessThanOrEqual(Math.min(2026, body!.yearTo));
    }
  });

  it.each(['bikeComing', 'bikeSold'] as const)('%s', (name) => {
    for (const row of tables[name](options)) {
      expect(
        findBike(normalizeText(row.MARKA_NAME), normalizeText(row.MODEL_NAME), normalizeCode(row.MODEL_TYPE)),
      ).toBeDefined();
    }
  });

  it('hdm and machinery', () => {
    for (const row of feeds.hdm(options)) {
      expect(findMachine(normalizeText(row.MARKA_NAME), normalizeText(row.MODEL_NAME))?.bodyType).toBe(
        row.BODY_TYPE,
      );
    }
    for (const { acf } of feeds.machinery(options)) {
      expect(findMachine(normalizeText(acf['marka_name']!), acf['model_name']!)?.bodyType).toBe(
        acf['body_type'],
      );
    }
  });

  it('stock', () => {
    for (const { acf } of feeds.stock(options)) {
      expect(findBody(normalizeText(acf['marka_name']!), acf['model_name']!, acf['kuzov']!)).toBeDefined();
    }
  });
});

it('yields 100,000 rows without keeping them', () => {
  // Measured after garbage collections. Other tests of this process do not run between the two measurements.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const readUsed = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let length = 0;
  let usedEarly = 0;
  let usedLate = 0;
  let rows = 0;
  for (const row of feeds.japanSold({ count: 1_000_000, seed: 3, now: NOW, from: 900_000 })) {
    length += row.INFO.length;
    rows += 1;
    if (rows === 20_000) usedEarly = readUsed();
    if (rows === 95_000) usedLate = readUsed();
  }
  expect(rows).toBe(100_000);
  expect(length).toBeGreaterThan(rows);
  // If the rows were kept, they would take more than 40 MB.
  expect(usedLate - usedEarly).toBeLessThan(16 * 2 ** 20);
});
