import { averageThousands, comingDeal, pastDeal } from '../deal.ts';
import { DIRT, breakRow, brokenRows, oddColour } from '../dirt.ts';
import { colour, equipment } from '../equipment.ts';
import { feedFuel, feedGearboxType } from '../feedCodes.ts';
import { EUROPE_HOUSES } from '../houses.ts';
import { pictures, rowId } from '../ids.ts';
import { brandId } from '../names.ts';
import { sheetInfo } from '../notes.ts';
import { YEN_PER } from '../prices.ts';
import { Random, streamSeed } from '../random.ts';
import { comingSchedule, soldSchedule } from '../sessions.ts';
import { europeSupply } from '../supply.ts';
import { DEMO_TABLES, framesOf } from '../tables.ts';
import { ageAt, wearOf } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { vin } from './serial.ts';
import { soil } from './soil.ts';
import type { JpcenterRow } from './types.ts';

const DOLLAR_TOWNS: ReadonlySet<string> = new Set(['Tbilisi', 'Poti']);
const LOW_QUALITY = 0.01;
const LARGE_ENGINE = 1900;
const SANCTIONED = 0.3;

/** Cars of European auctions: `europe` this week and next, `europe_st` the archive. Whole euros, or dollars in Georgia. */
export function europeCars(table: 'europe' | 'europe_st', options: FeedOptions): RowMaker<JpcenterRow> {
  const { count, seed, now } = options;
  const stream = streamSeed(seed, table);
  const { type, sheet, coming } = DEMO_TABLES[table];
  const schedule = (coming ? comingSchedule : soldSchedule)(EUROPE_HOUSES, count, stream, now);
  const supply = europeSupply();
  const broken = brokenRows(table, stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const { session, date, lot } = schedule.slot(row);
    const pool = supply(Math.floor(session.year));
    const entry = pool.draw(random);
    const car = pool.profile(entry);
    const year = pool.year(entry);
    const wear = wearOf(car, ageAt(session.year, year), random);
    const trim = random.below(car.trims.length);
    const average = averageThousands(car, year, session.year);
    const deal = coming
      ? comingDeal(car, wear, trim, average, random)
      : pastDeal(car, wear, trim, average, session.drift, random);
    const dollars = DOLLAR_TOWNS.has(session.house.town);
    const unit = 1000 / (dollars ? YEN_PER.usd : YEN_PER.eur);
    const gearbox = random.pickEarly(car.gearboxes);
    const id = rowId(table, stream, row);
    const made: JpcenterRow = {
      ID: id,
      LOT: String(lot),
      AUCTION_TYPE: random.chance(LOW_QUALITY) ? '1' : '0',
      AUCTION_DATE: date,
      AUCTION: session.house.name,
      TOWN: session.house.town,
      MARKA_ID: brandId('jpcenter', car.brand),
      MARKA_NAME: car.brand,
      MODEL_ID: car.modelId,
      MODEL_NAME: car.model,
      KUZOV: car.code,
      BODY_TYPE: car.bodyType,
      YEAR: String(year),
      ENG_V: String(car.cc),
      PW: random.chance(DIRT.emptyPower) ? '' : String(car.hp),
      MILEAGE: random.chance(DIRT.zeroMileage) ? '0' : String(wear.km),
      GRADE: car.trims[trim] ?? '',
      KPP: gearbox,
      KPP_TYPE: feedGearboxType(gearbox),
      PRIV: random.pickEarly(car.drives),
      COLOR: random.chance(DIRT.unknownColour) ? oddColour(random) : colour(random),
      EQUIP: equipment(car.priceNew, random),
      RATE: random.chance(DIRT.starGrade) ? '***' : wear.grade,
      START: String(Math.floor(deal.start * unit)),
      FINISH: String(Math.ceil(deal.finish * unit)),
      AVG_PRICE: String(Math.ceil(deal.average * unit)),
      CURRENCY: dollars ? 'USD' : 'EUR',
      STATUS: deal.status,
      TIME: feedFuel(car.fuel, random),
      SERIAL: vin(random),
      INFO: sheetInfo('car', wear.score, random),
      LHDRIVE: '1',
      SANCTION: car.cc > LARGE_ENGINE && random.chance(SANCTIONED) ? '1' : '0',
      IMAGES: random.chance(DIRT.noPictures) ? '' : pictures(type, id, framesOf(car.bodyType, sheet)),
    };
    soil(made, car.hp, random);
    const fault = broken(row);
    if (fault !== undefined) breakRow(made, fault, random);
    return made;
  };
}
