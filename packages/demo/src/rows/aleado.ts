import { drawLuck, makeComingDeal, makePastDeal } from '../deal.ts';
import { FAULT_SHARES, breakRow, createFaultPicker, pickOddColour, formatPaperCode } from '../faults.ts';
import { pickColour, pickEquipment } from '../equipment.ts';
import { pickFuelCode, findGearboxType } from '../feedCodes.ts';
import { CAR_HOUSES } from '../houses.ts';
import { formatPictures, makeRowId } from '../ids.ts';
import { createMarket } from '../market.ts';
import { getBrandId } from '../names.ts';
import { makeSheetInfo } from '../notes.ts';
import { Random, deriveSeed } from '../random.ts';
import { createComingSchedule, createSoldSchedule } from '../sessions.ts';
import { getJapanPools } from '../supply.ts';
import { DEMO_TABLES, countFrames } from '../tables.ts';
import { calculateAge, makeWear } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { makeFrameNumber } from './serial.ts';
import { addFaults } from './addFaults.ts';
import type { AleadoRow } from './types.ts';

/** Creates cars of the Japanese auctions: `japan` is this week and next, `japan_st` the archive. */
export function createAleadoCars(table: 'japan' | 'japan_st', options: FeedOptions): RowMaker<AleadoRow> {
  const { count, seed, now } = options;
  const stream = deriveSeed(seed, table);
  const { type, sheet, coming } = DEMO_TABLES[table];
  const schedule = (coming ? createComingSchedule : createSoldSchedule)(CAR_HOUSES, count, stream, now);
  const getPool = getJapanPools();
  const market = createMarket(seed);
  const makeDeal = coming ? makeComingDeal : makePastDeal;
  const pickFault = createFaultPicker(table, stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const { session, date, lot } = schedule.findSlot(row);
    const pool = getPool(Math.floor(session.year));
    const entry = pool.draw(random);
    const car = pool.getProfile(entry);
    const year = pool.getYear(entry);
    const wear = makeWear(car, calculateAge(session.year, year), random);
    const trim = random.below(car.trims.length);
    const luck = drawLuck(coming, random);
    const gearbox = random.pickEarly(car.gearboxes);
    const id = makeRowId(table, stream, row);
    const record: AleadoRow = {
      ID: id,
      LOT: String(lot),
      AUCTION_DATE: date,
      AUCTION: session.house.name,
      TOWN: session.house.town,
      MARKA_ID: getBrandId('aleado', car.brand),
      MARKA_NAME: car.brand,
      MODEL_ID: car.modelId,
      MODEL_NAME: car.model,
      MODEL_TYPE: random.chance(FAULT_SHARES.codePrefix) ? formatPaperCode(car.code, random) : car.code,
      BODY_TYPE: car.bodyType,
      YEAR: String(year),
      ENG_V: car.roundCc,
      PW: random.chance(FAULT_SHARES.emptyPower) ? '' : String(car.hp),
      MILEAGE: random.chance(FAULT_SHARES.zeroMileage) ? '0' : String(wear.km),
      GRADE: car.trims[trim] ?? '',
      KPP: gearbox,
      KPP_TYPE: findGearboxType(gearbox),
      PRIV: random.pickEarly(car.drives),
      COLOR: random.chance(FAULT_SHARES.unknownColour) ? pickOddColour(random) : pickColour(random),
      EQUIP: pickEquipment(car.priceNew, random),
      RATE: random.chance(FAULT_SHARES.starGrade) ? '***' : wear.grade,
      START: '',
      FINISH: '',
      AVG_PRICE: '',
      STATUS: '',
      TIME: pickFuelCode(car.fuel, random),
      SERIAL: makeFrameNumber(car, random),
      INFO: makeSheetInfo('car', wear.score, random),
      LHDRIVE: car.imported && random.chance(0.4) ? '1' : '0',
      IMAGES: random.chance(FAULT_SHARES.noPictures)
        ? ''
        : formatPictures(type, id, countFrames(car.bodyType, sheet)),
    };
    // The price depends on what the row says about the vehicle.
    const facts = {
      house: session.house.name,
      trimPlace: car.trims.length > 1 ? trim / (car.trims.length - 1) : 0.5,
      gearbox,
      drive: record.PRIV,
      colour: record.COLOR,
      equipment: record.EQUIP,
      info: record.INFO,
      km: wear.km,
      day: session.day,
    };
    const deal = makeDeal({ profile: car, year, wear, facts }, market, luck);
    record.START = String(deal.start);
    record.FINISH = String(deal.finish);
    record.AVG_PRICE = String(deal.average);
    record.STATUS = deal.status;
    addFaults(record, car.hp, random);
    const fault = pickFault(row);
    if (fault !== undefined) breakRow(record, fault, random);
    return record;
  };
}
