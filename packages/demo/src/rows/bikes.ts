import { getFuelCode } from '@vvoz/catalogue/words/fuels';
import { drawLuck, makeComingDeal, makePastDeal } from '../deal.ts';
import { FAULT_SHARES, breakRow, createFaultPicker, pickOddColour } from '../faults.ts';
import { pickBikeEquipment, pickColour } from '../equipment.ts';
import { BIKE_HOUSES } from '../houses.ts';
import { formatPictures, makeRowId } from '../ids.ts';
import { createMarket } from '../market.ts';
import { getBrandId } from '../names.ts';
import { makeSheetInfo } from '../notes.ts';
import { Random, deriveSeed } from '../random.ts';
import { createComingSchedule, createSoldSchedule } from '../sessions.ts';
import { getBikePools } from '../supply.ts';
import { DEMO_TABLES, countFrames } from '../tables.ts';
import { calculateAge, makeWear } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { addFaults } from './addFaults.ts';
import type { AleadoBikeRow } from './types.ts';

/** Share of the archive's motorcycles without a year. */
const WITHOUT_YEAR = 0.02;
const MILEAGE_NOTES = ['', '', '', '', '', 'METER CHANGED', 'UNKNOWN'];

/** Picks the mark of a part, 1 worst … 8 best, near the motorcycle's score. */
const pickPartRate = (score: number, random: Random): string =>
  String(Math.min(8, Math.max(1, Math.round(score + 1.2 + random.normal() * 0.7))));

/** Picks the month in which the inspection expires, `2028-04`; empty if it has expired. */
function pickInspection(moment: number, random: Random): string {
  if (random.chance(0.7)) return '';
  const months = Math.floor(moment * 12) + 1 + random.below(24);
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Creates motorcycles of the Japanese auctions: `bike` is this week and next, `bike_st` the archive. */
export function createAleadoBikes(table: 'bike' | 'bike_st', options: FeedOptions): RowMaker<AleadoBikeRow> {
  const { count, seed, now } = options;
  const stream = deriveSeed(seed, table);
  const { type, sheet, coming } = DEMO_TABLES[table];
  const schedule = (coming ? createComingSchedule : createSoldSchedule)(BIKE_HOUSES, count, stream, now);
  const getPool = getBikePools();
  const market = createMarket(seed);
  const makeDeal = coming ? makeComingDeal : makePastDeal;
  const pickFault = createFaultPicker(table, stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const { session, date, lot } = schedule.findSlot(row);
    const pool = getPool(Math.floor(session.year));
    const entry = pool.draw(random);
    const bike = pool.getProfile(entry);
    const year = pool.getYear(entry);
    const wear = makeWear(bike, calculateAge(session.year, year), random);
    const luck = drawLuck(coming, random);
    const gearbox = bike.gearboxes[0] ?? '';
    const id = makeRowId(table, stream, row);
    const record: AleadoBikeRow = {
      ID: id,
      LOT: String(lot),
      LOT_NUM: String((lot % 10_000) + 1),
      AUCTION_ID: String(BIKE_HOUSES.indexOf(session.house) + 1),
      AUCTION_DATE: date,
      AUCTION: session.house.name,
      TOWN: session.house.town,
      MARKA_ID: getBrandId('aleado', bike.brand),
      MARKA_NAME: bike.brand,
      MODEL_ID: bike.modelId,
      MODEL_NAME: bike.model,
      MODEL_TYPE: random.chance(FAULT_SHARES.codePrefix / 2) ? `EBL-${bike.code}` : bike.code,
      BODY_TYPE: bike.bodyType,
      YEAR: !coming && random.chance(WITHOUT_YEAR) ? '' : String(year),
      ENG_V: String(bike.cc),
      PW: random.chance(FAULT_SHARES.emptyPower) ? '' : String(bike.hp),
      MILEAGE: random.chance(FAULT_SHARES.zeroMileage) ? '0' : String(wear.km),
      MIL_NOTE: random.pick(MILEAGE_NOTES),
      GRADE: bike.trims[0] ?? '',
      KPP: gearbox,
      KPP_TYPE: '',
      PRIV: '',
      COLOR: random.chance(FAULT_SHARES.unknownColour) ? pickOddColour(random) : pickColour(random),
      EQUIP: pickBikeEquipment(random),
      RATE: random.chance(FAULT_SHARES.starGrade) ? '***' : wear.grade,
      RATE_ENG: pickPartRate(wear.score, random),
      RATE_FRONT: pickPartRate(wear.score, random),
      RATE_EXT: pickPartRate(wear.score, random),
      RATE_REAR: pickPartRate(wear.score, random),
      RATE_EL: pickPartRate(wear.score, random),
      RATE_FRAME: pickPartRate(wear.score, random),
      INSPECTION: pickInspection(session.year, random),
      START: '',
      FINISH: '',
      AVG_PRICE: '',
      STATUS: '',
      TIME: getFuelCode(bike.fuel),
      SERIAL: `${bike.code}-${1_000_000 + random.below(9_000_000)}`,
      INFO: makeSheetInfo('bike', wear.score, random),
      LHDRIVE: '',
      IMAGES: random.chance(FAULT_SHARES.noPictures)
        ? ''
        : formatPictures(type, id, countFrames(bike.bodyType, sheet)),
    };
    // The price depends on what the row says about the vehicle.
    const facts = {
      house: session.house.name,
      trimPlace: 0.5,
      gearbox,
      drive: record.PRIV,
      colour: record.COLOR,
      equipment: record.EQUIP,
      info: record.INFO,
      km: wear.km,
      day: session.day,
    };
    const deal = makeDeal({ profile: bike, year, wear, facts }, market, luck);
    record.START = String(deal.start);
    record.FINISH = String(deal.finish);
    record.AVG_PRICE = String(deal.average);
    record.STATUS = deal.status;
    addFaults(record, bike.hp, random);
    const fault = pickFault(row);
    if (fault !== undefined) breakRow(record, fault, random);
    return record;
  };
}
