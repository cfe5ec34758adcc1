import { CURRENCIES, type Currency } from '@vvoz/catalogue/words/currencies';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import { FieldReader } from '../FieldReader.ts';
import type { FeedTable } from '../feedTable.ts';
import { kuzovCode } from '../normalise/kuzovCode.ts';
import { tidy, upperName } from '../normalise/tidyText.ts';
import { MAX_LENGTHS, MAX_VALUES } from './recordLimits.ts';
import { lotStatus } from './lotStatus.ts';
import { readDetails, readMeasures, upper } from './measures.ts';
import type { Reading } from './reading.ts';
import { readWords, tidyImages } from './feedWords.ts';

function readCurrency(read: FieldReader, fallback: Currency): Currency {
  const code = read.text('CURRENCY').trim().toLowerCase();
  if (code === '') return fallback;
  const known = CURRENCIES.find((currency) => currency === code);
  if (!known) read.faults.push(`CURRENCY '${code}' is not known`);
  return known ?? fallback;
}

/**
 * A record of the auction feeds, aleado and jpcenter alike: they differ in the key of the body code and in their units,
 * which the table knows.
 */
export function readAuctionRecord(
  record: Readonly<Record<string, unknown>>,
  table: FeedTable,
  kuzovKey: string,
  now: Date,
): Reading {
  const read = new FieldReader(record);
  const id = read.required('ID', MAX_LENGTHS.id);
  const { year, month } = read.year('YEAR', now);
  const auction_date = read.date('AUCTION_DATE');
  const start = read.positive('START', MAX_VALUES.price, table.priceUnit);
  const average = read.positive('AVG_PRICE', MAX_VALUES.price, table.priceUnit);
  const finish = read.positive(table.finishKey, MAX_VALUES.price, table.priceUnit);
  const status = lotStatus(read.text('STATUS'));
  if (status === undefined) read.faults.push(`STATUS '${read.text('STATUS').slice(0, 40)}' is not known`);
  const called = status === 'cancelled' || status === 'removed';
  const lot: LotRecord = {
    external_id: id,
    type: table.type,
    live: called && table.side !== 'sold' ? 0 : 1,
    brand: upperName(read.required('MARKA_NAME', MAX_LENGTHS.name)),
    model: upperName(read.required('MODEL_NAME', MAX_LENGTHS.name)),
    kuzov: kuzovCode(read.text(kuzovKey, MAX_LENGTHS.name)),
    year,
    month,
    engine: read.positive('ENG_V', MAX_VALUES.engineCc),
    power: read.power('PW', MAX_VALUES.powerHp),
    mileage: read.whole('MILEAGE', MAX_VALUES.mileageKm, table.mileageUnit),
    ...readWords({
      rate: read.text('RATE'),
      drive: read.text('PRIV'),
      gearbox: read.text('KPP', MAX_LENGTHS.word),
      gearboxType: read.text('KPP_TYPE').trim(),
      color: read.text('COLOR'),
      fuel: read.text('TIME'),
    }),
    day: auction_date.slice(0, 10),
    auction_date,
    start,
    average,
    finish,
    // Before the auction FINISH is no price that anybody asked or paid.
    price: status === 'coming' && table.side === 'coming' ? (start ?? average) : (finish ?? start ?? average),
    currency: readCurrency(read, table.currency),
    status: status ?? 'coming',
    lot_number: tidy(read.text('LOT', MAX_LENGTHS.name)),
    left_hand: read.text('LHDRIVE').trim() === '1' ? 1 : 0,
    auction: tidy(read.text('AUCTION', MAX_LENGTHS.word)),
    town: tidy(read.text('TOWN', MAX_LENGTHS.word)),
    grade: tidy(read.text('GRADE', MAX_LENGTHS.word)),
    body_type: tidy(read.text('BODY_TYPE', MAX_LENGTHS.word)).toLowerCase(),
    equipment: upperName(read.text('EQUIP')),
    country: table.country,
    serial: tidy(read.text('SERIAL', MAX_LENGTHS.word)),
    info: tidy(read.text('INFO')),
    images: tidyImages(read.text('IMAGES', MAX_LENGTHS.images)),
    parent: table.parent,
    ...readMeasures(read, upper),
    cost: null,
    age_class: '',
    fee_class: '',
    sanctioned: read.text('SANCTION').trim() === '1' ? 1 : 0,
    details: readDetails(read, upper),
  };
  if (read.faults.length === 0) return { kind: 'lot', lot };
  return { kind: 'rejected', reason: read.faults.join('; '), ...(id === '' ? {} : { id }) };
}
