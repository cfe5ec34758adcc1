import { averageThousands, comingDeal, pastDeal } from '../deal.ts';
import { DIRT, breakRow, brokenRows, oddColour, paperCode } from '../dirt.ts';
import { colour, equipment } from '../equipment.ts';
import { feedFuel, feedGearboxType } from '../feedCodes.ts';
import { CAR_HOUSES } from '../houses.ts';
import { pictures, rowId } from '../ids.ts';
import { brandId } from '../names.ts';
import { sheetInfo } from '../notes.ts';
import { Random, streamSeed } from '../random.ts';
import { comingSchedule, soldSchedule } from '../sessions.ts';
import { japanSupply } from '../supply.ts';
import { DEMO_TABLES, framesOf } from '../tables.ts';
import { ageAt, wearOf } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { frameNumber } from './serial.ts';
import { soil } from './soil.ts';
import type { AleadoRow } from './types.ts';

/** Cars of the Japanese auctions: `japan` this week and next, `japan_st` the archive. */
export function aleadoCars(table: 'japan' | 'japan_st', options: FeedOptions): RowMaker<AleadoRow> {
  const { count, seed, now } = options;
  const stream = streamSeed(seed, table);
  const { type, sheet, coming } = DEMO_TABLES[table];
  const schedule = (coming ? comingSchedule : soldSchedule)(CAR_HOUSES, count, stream, now);
  const supply = japanSupply();
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
    const gearbox = random.pickEarly(car.gearboxes);
    const id = rowId(table, stream, row);
    const made: AleadoRow = {
      ID: id,
      LOT: String(lot),
      AUCTION_DATE: date,
      AUCTION: session.house.name,
      TOWN: session.house.town,
      MARKA_ID: brandId('aleado', car.brand),
      MARKA_NAME: car.brand,
      MODEL_ID: car.modelId,
      MODEL_NAME: car.model,
      MODEL_TYPE: random.chance(DIRT.codePrefix) ? paperCode(car.code, random) : car.code,
      BODY_TYPE: car.bodyType,
      YEAR: String(year),
      ENG_V: car.roundCc,
      PW: random.chance(DIRT.emptyPower) ? '' : String(car.hp),
      MILEAGE: random.chance(DIRT.zeroMileage) ? '0' : String(wear.km),
      GRADE: car.trims[trim] ?? '',
      KPP: gearbox,
      KPP_TYPE: feedGearboxType(gearbox),
      PRIV: random.pickEarly(car.drives),
      COLOR: random.chance(DIRT.unknownColour) ? oddColour(random) : colour(random),
      EQUIP: equipment(car.priceNew, random),
      RATE: random.chance(DIRT.starGrade) ? '***' : wear.grade,
      START: String(deal.start),
      FINISH: String(deal.finish),
      AVG_PRICE: String(deal.average),
      STATUS: deal.status,
      TIME: feedFuel(car.fuel, random),
      SERIAL: frameNumber(car, random),
      INFO: sheetInfo('car', wear.score, random),
      LHDRIVE: car.imported && random.chance(0.4) ? '1' : '0',
      IMAGES: random.chance(DIRT.noPictures) ? '' : pictures(type, id, framesOf(car.bodyType, sheet)),
    };
    soil(made, car.hp, random);
    const fault = broken(row);
    if (fault !== undefined) breakRow(made, fault, random);
    return made;
  };
}
