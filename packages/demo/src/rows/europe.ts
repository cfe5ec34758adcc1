import { drawLuck, makeComingDeal, makePastDeal } from '../deal.ts';
import { FAULT_SHARES, breakRow, createFaultPicker, pickOddColour } from '../faults.ts';
import { pickColour, pickEquipment } from '../equipment.ts';
import { pickFuelCode, findGearboxType } from '../feedCodes.ts';
import { EUROPE_HOUSES } from '../houses.ts';
import { formatPictures, makeRowId } from '../ids.ts';
import { createMarket } from '../market.ts';
import { getBrandId } from '../names.ts';
import { makeSheetInfo } from '../notes.ts';
import { YEN_PER } from '../prices.ts';
import { Random, deriveSeed } from '../random.ts';
import { createComingSchedule, createSoldSchedule } from '../sessions.ts';
import { getEuropePools } from '../supply.ts';
import { DEMO_TABLES, countFrames } from '../tables.ts';
import { calculateAge, makeWear } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { makeVin } from './serial.ts';
import { addFaults } from './addFaults.ts';
import type { JpcenterRow } from './types.ts';

const DOLLAR_TOWNS: ReadonlySet<string> = new Set(['Tbilisi', 'Poti']);
const LOW_QUALITY_SHARE = 0.01;
/** Engines above this may fall under the exporter's ban, cm³. */
const LARGE_ENGINE = 1900;
const SANCTIONED_SHARE = 0.3;

/**
 * Creates cars of European auctions: `europe` is this week and next, `europe_st` the archive. Prices are whole euros,
 * or dollars in Georgia.
 */
export function createEuropeCars(table: 'europe' | 'europe_st', options: FeedOptions): RowMaker<JpcenterRow> {
  const { count, seed, now } = options;
  const stream = deriveSeed(seed, table);
  const { type, sheet, coming } = DEMO_TABLES[table];
  const schedule = (coming ? createComingSchedule : createSoldSchedule)(EUROPE_HOUSES, count, stream, now);
  const getPool = getEuropePools();
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
    const isInDollars = DOLLAR_TOWNS.has(session.house.town);
    const unit = 1000 / (isInDollars ? YEN_PER.usd : YEN_PER.eur);
    const gearbox = random.pickEarly(car.gearboxes);
    const id = makeRowId(table, stream, row);
    const record: JpcenterRow = {
      ID: id,
      LOT: String(lot),
      AUCTION_TYPE: random.chance(LOW_QUALITY_SHARE) ? '1' : '0',
      AUCTION_DATE: date,
      AUCTION: session.house.name,
      TOWN: session.house.town,
      MARKA_ID: getBrandId('jpcenter', car.brand),
      MARKA_NAME: car.brand,
      MODEL_ID: car.modelId,
      MODEL_NAME: car.model,
      KUZOV: car.code,
      BODY_TYPE: car.bodyType,
      YEAR: String(year),
      ENG_V: String(car.cc),
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
      CURRENCY: isInDollars ? 'USD' : 'EUR',
      STATUS: '',
      TIME: pickFuelCode(car.fuel, random),
      SERIAL: makeVin(random),
      INFO: makeSheetInfo('car', wear.score, random),
      LHDRIVE: '1',
      SANCTION: car.cc > LARGE_ENGINE && random.chance(SANCTIONED_SHARE) ? '1' : '0',
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
    record.START = String(Math.floor(deal.start * unit));
    record.FINISH = String(Math.ceil(deal.finish * unit));
    record.AVG_PRICE = String(Math.ceil(deal.average * unit));
    record.STATUS = deal.status;
    addFaults(record, car.hp, random);
    const fault = pickFault(row);
    if (fault !== undefined) breakRow(record, fault, random);
    return record;
  };
}
