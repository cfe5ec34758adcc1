import path from 'node:path';
import { expect, test } from 'vitest';
import { parseLawFacts } from '@vvoz/catalogue/lots/lawFacts';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { seedDemo } from './seedDemo.ts';

type StoredLot = Pick<
  LotRecord,
  'brand' | 'model' | 'kuzov' | 'grade' | 'fuel' | 'body_type' | 'engine' | 'law_facts' | 'fee_class' | 'cost'
>;
const LIVE = `select brand, model, kuzov, grade, fuel, body_type, engine, law_facts, fee_class, cost from lot
  where type in ('japan', 'left', 'korean', 'china', 'europe') and status in ('coming', 'unknown')`;

async function seedLots(): Promise<readonly StoredLot[]> {
  const db = await tempDatabase();
  const now = new Date('2026-11-21T06:00:00Z');
  const request = { coming: 1200, sold: 20, seed: 5, ifNeeded: false };
  await seedDemo({ db, state: (await openTempState()).db, request, dataDir: path.dirname(db.name), now });
  return db.prepare<[], StoredLot>(LIVE).all();
}

/** What the trade calls series hybrids, and what only looks like them. Written apart from the tables of the engine. */
const isSeriesHybrid = ({ brand, model, kuzov, grade, engine }: StoredLot): boolean =>
  (engine ?? 0) > 0 &&
  (/E-POWER/i.test(grade) ||
    (brand === 'NISSAN' && /^(HE12|SNE12|E13|FE13|SNE13|HFC27|GFC28|GC28|P15|RP15|T33|SNT33)$/.test(kuzov)) ||
    /^(LI|LI AUTO|LIXIANG|AITO|SERES)$/.test(brand) ||
    (brand === 'VOYAH' && model === 'FREE'));
const PICKUPS =
  /^(HILUX|TRITON|L200|NAVARA|RANGER|AMAROK|TASMAN|MUSSO|REXTON SPORTS|D-MAX|PORTER|BONGO III)\b/;
const isLorry = ({ model, body_type }: StoredLot): boolean =>
  body_type === 'pickup' || body_type === 'truck' || PICKUPS.test(model);

const formatLots = (lots: readonly StoredLot[]): readonly string[] =>
  lots.map(({ brand, model, kuzov, grade, fuel, law_facts }) =>
    [brand, model, kuzov, grade, fuel, law_facts].join(' '),
  );

test('no live lot of the demo is priced as another kind of vehicle', async () => {
  const lots = await seedLots();

  const lorries = lots.filter(isLorry);
  expect(lorries.length).toBeGreaterThan(10);
  const asCars = lorries.filter(({ law_facts, fee_class }) => {
    const { kind, category } = parseLawFacts(law_facts);
    return fee_class !== '' || (kind !== 'truck' && category?.startsWith('N') !== true);
  });
  expect(formatLots(asCars), 'lorries, vans and pickups as cars').toEqual([]);

  const series = lots.filter((lot) => isSeriesHybrid(lot) && !isLorry(lot));
  expect(series.length).toBeGreaterThan(10);
  const asOthers = series.filter(
    ({ law_facts, fee_class }) => fee_class !== '' || parseLawFacts(law_facts).fuel !== 'series_hybrid',
  );
  expect(formatLots(asOthers), 'series hybrids as other cars').toEqual([]);

  // Nor is an ordinary car a series hybrid.
  const others = lots.filter((lot) => /^(HONDA|BYD|MITSUBISHI)$/.test(lot.brand) || lot.fuel === 'diesel');
  expect(formatLots(others.filter(({ law_facts }) => law_facts.includes('series')))).toEqual([]);
}, 120_000);
