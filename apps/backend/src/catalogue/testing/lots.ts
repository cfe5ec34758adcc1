import { COLORS } from '@vvoz/catalogue/words/colors';
import { GRADE_VALUES } from '@vvoz/catalogue/words/gradeOptions';
import { rankGrade } from '@vvoz/catalogue/words/grades';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import { openDatabase } from '../db/open.ts';
import { bumpCatalogueVersion } from '../db/meta.ts';
import { migrate } from '../db/migrate.ts';
import type { LotRecord } from '../db/lotRecord.ts';
import { lotToRecord } from './lotToRecord.ts';
import { createNumbers } from './createNumbers.ts';

type Row = LotRecord & { readonly source: string; readonly hash: string; readonly run: number };

/** A row of the table `lot` without its key. */
export type TestLot = { -readonly [Column in keyof Row]: Row[Column] };

/** Returns a lot with the given fields; the others are those of a Prius from an auction. */
export function createTestLot(fields: Partial<TestLot> = {}): TestLot {
  const lot: TestLot = {
    ...lotToRecord(),
    source: 'aleado/japan',
    external_id: 'prius-1',
    type: 'japan',
    live: 1,
    brand: 'TOYOTA',
    model: 'PRIUS',
    kuzov: 'ZVW50',
    year: 2019,
    month: 4,
    engine: 1797,
    power: 98,
    mileage: 64_000,
    rate: '4.5',
    rate_rank: rankGrade('4.5') ?? null,
    drive: 'FF',
    gearbox: 'FAT',
    gearbox_kind: 'CVT',
    fuel: 'hybrid',
    color: 'pearl',
    day: '2026-11-25',
    auction_date: '2026-11-25T09:40:00',
    start: 800_000,
    average: 1_350_000,
    price: 800_000,
    currency: 'jpy',
    status: 'coming',
    lot_number: '5123',
    auction: 'USS Tokyo',
    town: 'Chiba',
    grade: 'S TOURING',
    body_type: 'hatchback',
    equipment: 'AAC PS PW',
    country: 'JP',
    serial: 'ZVW50-8012345',
    info: 'INT:B EXT:B MARKS:A1@bumperF NOTES:Один владелец',
    images: '/pictures/japan/prius-1/0?v=1#/pictures/japan/prius-1/1?v=1',
    parent: 'japan',
    hash: 'x',
    run: 1,
    ...fields,
  };
  return {
    ...lot,
    ...('rate' in fields && !('rate_rank' in fields) ? { rate_rank: rankGrade(lot.rate) ?? null } : {}),
  };
}

const BRANDS = ['TOYOTA', 'HONDA', 'NISSAN', 'MERCEDES-BENZ', 'ЛАДА', 'MAZDA', 'BMW', 'ISUZU'];
const GEARBOXES = [
  ['FAT', 'AT'],
  ['CVT', 'CVT'],
  ['5F', 'MT'],
  ['AMT', 'AMT'],
  ['', ''],
] as const;
const DAY_MS = 86_400_000;

export interface LotsOptions {
  readonly count: number;
  readonly seed?: number;
  readonly type?: CatalogueType;
  /** Number of brands; more than eight for bigger catalogues. */
  readonly brands?: number;
}

/**
 * Generates lots of one type, the same for the same seed. They have few distinct values, so that filters overlap, and
 * some values are unknown. Several brands share models and body codes. Some lots are not listed.
 */
export function* generateTestLots({
  count,
  seed = 1,
  type = 'japan',
  brands = 8,
}: LotsOptions): Generator<TestLot> {
  const next = createNumbers(seed);
  const pickBelow = (limit: number) => Math.floor(next() * limit);
  const pickSkewed = (limit: number) => Math.floor(next() ** 2 * limit);
  const maybeNull = <T>(value: T, share = 0.9): T | null => (next() < share ? value : null);
  const sold = isArchive(type);
  for (let index = 0; index < count; index += 1) {
    const brandAt = pickSkewed(brands);
    const modelAt = pickSkewed(9);
    const rate = maybeNull(GRADE_VALUES[pickSkewed(GRADE_VALUES.length)] ?? '') ?? '';
    const [gearbox, kind] = GEARBOXES[pickSkewed(GEARBOXES.length)] ?? ['', ''];
    const days = sold ? -pickBelow(330) : pickBelow(12);
    const moment = new Date(Date.UTC(2026, 10, 23) + days * DAY_MS + pickBelow(480) * 60_000);
    const date = next() < 0.95 ? moment.toISOString().slice(0, 19) : '';
    const finish = sold ? maybeNull(20_000 * (1 + pickSkewed(400)), 0.97) : null;
    const start = maybeNull(10_000 * (1 + pickSkewed(300)), 0.95);
    yield createTestLot({
      source: `test/${type}`,
      external_id: `${type}-${seed}-${index}`,
      type,
      live: next() < 0.97 ? 1 : 0,
      brand: BRANDS[brandAt] ?? `BRAND ${brandAt}`,
      // Every third model shares its name with other brands.
      model: modelAt % 3 === 0 ? `MODEL ${modelAt}` : `${brandAt}-MODEL ${modelAt}`,
      kuzov: maybeNull(`K${modelAt}${pickSkewed(6)}`) ?? '',
      year: maybeNull(1990 + Math.floor(36 * Math.sqrt(next()))),
      engine: maybeNull([660, 1000, 1300, 1497, 1797, 2000, 2494, 3500][pickSkewed(8)] ?? 660),
      power: maybeNull(50 + pickSkewed(300), 0.8),
      mileage: maybeNull(1000 * pickSkewed(220)),
      rate,
      drive: ['FF', 'FR', '4WD', 'MR', '', 'FR/4WD', '2WD'][pickSkewed(7)] ?? '',
      gearbox,
      gearbox_kind: kind,
      color: maybeNull(COLORS[pickSkewed(COLORS.length)]?.id ?? '') ?? '',
      day: date.slice(0, 10),
      auction_date: date,
      start,
      finish,
      price: finish ?? start,
      status: sold ? (next() < 0.6 ? 'sold' : 'not_sold') : 'coming',
      lot_number: next() < 0.05 ? `A${pickBelow(500)}` : String(pickBelow(50_000)),
      images: `/pictures/${type}/${type}-${seed}-${index}/0?v=1`,
    });
  }
}

/** Creates a database file with these lots, written in one transaction like an import. */
export async function writeLots(file: string, lots: Iterable<TestLot>): Promise<void> {
  await migrate(file);
  const db = openDatabase(file);
  try {
    const columns = Object.keys(createTestLot());
    const insert = db.prepare(
      `insert into lot (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
    );
    db.transaction(() => {
      for (const lot of lots) insert.run(lot);
      bumpCatalogueVersion(db);
    })();
  } finally {
    db.close();
  }
}
