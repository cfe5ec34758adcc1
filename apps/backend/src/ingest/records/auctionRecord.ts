import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { CURRENCIES, type Currency } from '@vvoz/catalogue/words/currencies';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import { FieldReader } from '../FieldReader.ts';
import type { FeedTable } from '../feedTable.ts';
import { parseKuzovCode } from '../normalise/kuzovCode.ts';
import { tidy, toUpperName } from '../normalise/tidyText.ts';
import { readBodyWord } from './bodyWords.ts';
import { readWords } from './feedWords.ts';
import { readImages } from './lotImages.ts';
import { readDetails, readMeasures, upper } from './measures.ts';
import type { Reading } from './reading.ts';
import { readStatus } from './readStatus.ts';
import { LIMITS, MAX_LENGTHS, MAX_POWER_HP } from './recordLimits.ts';
import { removeBrand } from './removeBrand.ts';
import { toUpperNames } from './upperNames.ts';
import { NO_KINDS } from './vehicleKinds.ts';

const WORD_NAMES = {
  rate: 'RATE',
  drive: 'PRIV',
  gearbox: 'KPP',
  gearboxType: 'KPP_TYPE',
  color: 'COLOR',
  fuel: 'TIME',
} as const;

function readCurrency(reader: FieldReader, fallback: Currency): Currency {
  const code = reader.text('CURRENCY', MAX_LENGTHS.word).trim().toLowerCase();
  if (code === '') return fallback;
  const currency = CURRENCIES.find((one) => one === code);
  if (!currency) reader.noteUnknown('currency', code);
  return currency ?? fallback;
}

function readModel(reader: FieldReader, brand: string, { type }: FeedTable): string {
  const model = toUpperName(reader.required('MODEL_NAME', MAX_LENGTHS.name));
  return CATALOGUE_TYPES[type].vehicle === 'motorcycle' ? removeBrand(model, brand) : model;
}

/** True if all vehicles of the table have left-hand drive. Used for records that do not contain the side. */
const isLeftHand = ({ type }: FeedTable): boolean => CATALOGUE_TYPES[type].wheel === 'left';

/**
 * Reads a record of the auction feeds aleado and jpcenter. They differ in the key of the body code, and in the units,
 * which are in the table.
 */
export function readAuctionRecord(
  record: Readonly<Record<string, unknown>>,
  table: FeedTable,
  kuzovKey: string,
  now: Date,
): Reading {
  const reader = new FieldReader(toUpperNames(record));
  const id = reader.id('ID', MAX_LENGTHS.id);
  const { year, month } = reader.year('YEAR', now);
  const auction_date = reader.date('AUCTION_DATE');
  if (auction_date === '' && table.needsDate) reader.missing.push(reader.explainMissing('AUCTION_DATE'));
  const readPrice = (name: string) => reader.number(name, LIMITS.price, table.priceUnit);
  const start = readPrice('START');
  const average = readPrice('AVG_PRICE');
  const finish = readPrice(table.finishKey);
  const status = readStatus(reader);
  const isCancelled = status === 'cancelled' || status === 'removed';
  const engine = reader.number('ENG_V', LIMITS.engineCc);
  const brand = toUpperName(reader.required('MARKA_NAME', MAX_LENGTHS.name));
  const kuzov = parseKuzovCode(reader.text(kuzovKey, MAX_LENGTHS.name));
  const bodyWord = readBodyWord(kuzov);
  const lot: LotRecord = {
    external_id: id,
    type: table.type,
    live: isCancelled && table.stage !== 'sold' ? 0 : 1,
    brand,
    model: readModel(reader, brand, table),
    kuzov: bodyWord === undefined ? kuzov : '',
    year,
    month: month ?? reader.number('MONTH', LIMITS.month),
    engine,
    ...reader.power('PW', MAX_POWER_HP),
    mileage: reader.number('MILEAGE', LIMITS.mileageKm),
    ...readWords(reader, WORD_NAMES, engine),
    day: auction_date.slice(0, 10),
    auction_date,
    start,
    average,
    finish,
    // Before the auction, FINISH is neither an asking price nor a result.
    price:
      status === 'coming' && table.stage === 'coming' ? (start ?? average) : (finish ?? start ?? average),
    currency: readCurrency(reader, table.currency),
    status,
    lot_number: tidy(reader.text('LOT', MAX_LENGTHS.name) || reader.text('LOT_NUM', MAX_LENGTHS.name)),
    left_hand: reader.flag('LHDRIVE', isLeftHand(table) ? 1 : 0),
    auction: tidy(reader.text('AUCTION', MAX_LENGTHS.word)),
    town: tidy(reader.text('TOWN', MAX_LENGTHS.word)),
    grade: tidy(reader.text('GRADE', MAX_LENGTHS.word)),
    body_type: tidy(reader.text('BODY_TYPE', MAX_LENGTHS.word)).toLowerCase() || (bodyWord ?? ''),
    equipment: toUpperName(reader.text('EQUIP')),
    country: table.country,
    serial: tidy(reader.text('SERIAL', MAX_LENGTHS.word)),
    info: reader.note('INFO'),
    ...readImages(reader, table),
    parent: table.parent,
    ...readMeasures(reader, upper),
    ...NO_KINDS,
    estimate: null,
    estimate_low: null,
    estimate_high: null,
    few_sales: 0,
    price_share: null,
    usual_mileage: null,
    cost: null,
    age_class: '',
    fee_class: '',
    law_facts: '',
    cost_changes: '',
    sanctioned: reader.flag('SANCTION'),
    details: readDetails(reader, upper),
  };
  return reader.result(lot);
}
