import { FAULT_SHARES, breakRow, createFaultPicker, pickOddColour } from '../faults.ts';
import { pickColour, pickEquipment } from '../equipment.ts';
import { pickFuelCode, findGearboxType } from '../feedCodes.ts';
import { CHINESE_TOWNS, EUROPEAN_TOWNS, JAPANESE_PORTS, KOREAN_TOWNS } from '../houses.ts';
import { formatPictures, makeRowId } from '../ids.ts';
import { toJapanTime, toYear } from '../japanTime.ts';
import { getBrandId } from '../names.ts';
import { makePlainInfo } from '../notes.ts';
import type { Pool } from '../pool.ts';
import { YEN_PER, roundTo, getTrimFactor, calculateWorth } from '../prices.ts';
import type { Profile } from '../profiles.ts';
import { Random, deriveSeed } from '../random.ts';
import { getChinaPools, getEuropePools, getKoreaPools, getLeftHandPools } from '../supply.ts';
import { DEMO_TABLES, countFrames } from '../tables.ts';
import { calculateAge, makeWear } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { makeFrameNumber, makeVin } from './serial.ts';
import { addFaults } from './addFaults.ts';
import type { JpcenterRow } from './types.ts';

type StockTable = 'korea' | 'china' | 'one' | 'europe_one';

/** The date of cars that are not auctioned. */
export const NO_DATE = '0000-00-00 00:00:00';

/** Differences between the fixed-price tables. */
interface Stock {
  readonly getPools: () => (asOf: number) => Pool;
  readonly sellers: readonly string[];
  readonly towns: readonly string[];
  /** Formats FINISH from a value in yen. */
  readonly price: (yen: number) => string;
  readonly mileage: (km: number) => string;
  /** YEAR includes the month of first registration. */
  readonly hasMonth: boolean;
  readonly hasPower: boolean;
  /** Share of the cars with large engines that may not be brought to Russia. */
  readonly sanctionedShare: number;
}

/**
 * Lowest prices. Cheaper cars are not exported, and the import assumes that a price below 100,000 ₽ is in another
 * unit.
 */
const MIN_WON = 2_500_000;
const MIN_YUAN = 12_000;

const formatKm = (km: number): string => String(km);

const STOCKS: Readonly<Record<StockTable, Stock>> = {
  korea: {
    getPools: getKoreaPools,
    sellers: ['ENCAR', 'ENCAR', 'ENCAR', 'KCAR', 'KB CHACHACHA'],
    towns: KOREAN_TOWNS,
    price: (yen) => String(Math.max(MIN_WON, roundTo(yen / YEN_PER.krw, 100_000))),
    mileage: formatKm,
    hasMonth: true,
    hasPower: false,
    sanctionedShare: 0.3,
  },
  china: {
    getPools: getChinaPools,
    sellers: ['CHE168'],
    towns: CHINESE_TOWNS,
    price: (yen) => String(Math.max(MIN_YUAN, roundTo(yen / YEN_PER.cny, 100))),
    mileage: (km) => String(roundTo(Math.max(100, km), 100)),
    hasMonth: false,
    hasPower: true,
    sanctionedShare: 0,
  },
  one: {
    getPools: getLeftHandPools,
    sellers: ['STOCK'],
    towns: JAPANESE_PORTS,
    price: (yen) => String(roundTo(yen, 10_000)),
    mileage: formatKm,
    hasMonth: false,
    hasPower: true,
    sanctionedShare: 0.4,
  },
  europe_one: {
    getPools: getEuropePools,
    sellers: ['DEALER'],
    towns: EUROPEAN_TOWNS,
    price: (yen) => String(roundTo(yen / YEN_PER.eur, 100)),
    mileage: formatKm,
    hasMonth: true,
    hasPower: true,
    sanctionedShare: 0.3,
  },
};

/** Engines above this may fall under the exporter's ban, cm³. */
const LARGE_ENGINE = 1900;

/** Picks the month of first registration, YYYYMM, not after `moment`. */
function pickRegistration(year: number, moment: number, random: Random): string {
  const months = year === Math.floor(moment) ? Math.max(1, Math.floor((moment - year) * 12)) : 12;
  return `${year}${String(1 + random.below(months)).padStart(2, '0')}`;
}

const makeSerial = (table: StockTable, car: Profile, random: Random): string =>
  table === 'one' ? makeFrameNumber(car, random) : makeVin(random);

/** Creates cars at an asking price: from Korea and China, left-hand drive ones from Japan, and from Europe. */
export function createStockCars(table: StockTable, options: FeedOptions): RowMaker<JpcenterRow> {
  const stream = deriveSeed(options.seed, table);
  const { type, sheet } = DEMO_TABLES[table];
  const stock = STOCKS[table];
  const moment = toYear(toJapanTime(options.now).day);
  const pool = stock.getPools()(Math.floor(moment));
  const pickFault = createFaultPicker(table, stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const entry = pool.draw(random);
    const car = pool.getProfile(entry);
    const year = pool.getYear(entry);
    const wear = makeWear(car, calculateAge(moment, year), random);
    const trim = random.below(car.trims.length);
    const asking = calculateWorth(car, wear, random) * getTrimFactor(trim, car.trims.length) * 1.08;
    const gearbox = random.pickEarly(car.gearboxes);
    const id = makeRowId(table, stream, row);
    const record: JpcenterRow = {
      ID: id,
      LOT: '',
      AUCTION_TYPE: '0',
      AUCTION_DATE: NO_DATE,
      AUCTION: random.pick(stock.sellers),
      TOWN: random.pick(stock.towns),
      MARKA_ID: getBrandId('jpcenter', car.brand),
      MARKA_NAME: car.brand,
      MODEL_ID: car.modelId,
      MODEL_NAME: car.model,
      KUZOV: car.code,
      BODY_TYPE: car.bodyType,
      YEAR: stock.hasMonth ? pickRegistration(year, moment, random) : String(year),
      ENG_V: String(car.cc),
      PW: !stock.hasPower || random.chance(FAULT_SHARES.emptyPower) ? '' : String(car.hp),
      MILEAGE: random.chance(FAULT_SHARES.zeroMileage) ? '0' : stock.mileage(wear.km),
      GRADE: car.trims[trim] ?? '',
      KPP: gearbox,
      KPP_TYPE: findGearboxType(gearbox),
      PRIV: random.pickEarly(car.drives),
      COLOR: random.chance(FAULT_SHARES.unknownColour) ? pickOddColour(random) : pickColour(random),
      EQUIP: pickEquipment(car.priceNew, random),
      RATE: '',
      START: '',
      FINISH: stock.price(asking),
      AVG_PRICE: '',
      STATUS: '',
      TIME: pickFuelCode(car.fuel, random),
      SERIAL: makeSerial(table, car, random),
      INFO: makePlainInfo('car', wear.score, random),
      LHDRIVE: '1',
      SANCTION: car.cc > LARGE_ENGINE && random.chance(stock.sanctionedShare) ? '1' : '0',
      IMAGES: random.chance(FAULT_SHARES.noPictures)
        ? ''
        : formatPictures(type, id, countFrames(car.bodyType, sheet)),
    };
    addFaults(record, car.hp, random);
    const fault = pickFault(row);
    if (fault !== undefined) breakRow(record, fault, random);
    return record;
  };
}
