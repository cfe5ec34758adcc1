import { CURRENCIES } from '@vvoz/catalogue/words/currencies';
import type { LotRecord } from '../../../catalogue/db/lotRecord.ts';
import { FieldReader } from '../../FieldReader.ts';
import { parseKuzovCode } from '../../normalise/kuzovCode.ts';
import { tidy, toUpperName } from '../../normalise/tidyText.ts';
import { LIMITS, MAX_LENGTHS, MAX_POWER_HP } from '../../records/recordLimits.ts';
import { lower, readDetails, readMeasures } from '../../records/measures.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';
import { readWords } from '../../records/feedWords.ts';
import { readImages } from '../../records/lotImages.ts';
import { NO_KINDS } from '../../records/vehicleKinds.ts';
import { readAcfFields } from './acfFields.ts';
import { GALLERY_FIELD, readGallery } from './readGallery.ts';

const WORD_NAMES = {
  rate: 'rate',
  drive: 'priv',
  gearbox: 'kpp',
  gearboxType: 'kpp_type',
  color: 'color',
  fuel: 'fuel',
} as const;

/**
 * Reads a post that offers a vehicle, from the custom fields under `acf`. Its HTML is not read, because no page shows
 * it. A post that is not published is skipped.
 */
export const readMachine: ReadRecord = (record, table, now) => {
  if (!isObject(record)) return NOT_AN_OBJECT;
  if (record['status'] !== undefined && record['status'] !== 'publish') return { kind: 'skipped' };
  const post = new FieldReader(record);
  const id = post.id('id', MAX_LENGTHS.id);
  const acf = record['acf'];
  if (!isObject(acf)) {
    const reason = [...post.missing, 'acf is missing'].join('; ');
    return { kind: 'rejected', reason, ...(id === '' ? {} : { id }) };
  }
  const { addresses, lost } = readGallery(record);
  const reader = new FieldReader({ ...readAcfFields(acf, [GALLERY_FIELD]), [GALLERY_FIELD]: addresses });
  for (const picture of lost) reader.drop(GALLERY_FIELD, picture, 'is not a picture');
  const finish = reader.number(table.finishKey, LIMITS.price, table.priceUnit);
  const code = reader.text('currency').trim().toLowerCase();
  const currency = CURRENCIES.find((one) => one === code);
  if (!currency) reader.noteUnknown('currency', code);
  const pw = reader.power('pw', MAX_POWER_HP);
  const engine = reader.number('eng_v', LIMITS.engineCc);
  const lot: LotRecord = {
    external_id: id,
    type: table.type,
    live: 1,
    brand: toUpperName(reader.required('marka_name', MAX_LENGTHS.name)),
    model: toUpperName(reader.required('model_name', MAX_LENGTHS.name)),
    kuzov: parseKuzovCode(reader.text('kuzov', MAX_LENGTHS.name)),
    ...reader.year('year', now),
    engine,
    ...(pw.power === null ? reader.power('power', MAX_POWER_HP) : pw),
    mileage: reader.number('mileage', LIMITS.mileageKm) ?? reader.number('hours', LIMITS.mileageKm),
    ...readWords(reader, WORD_NAMES, engine),
    day: '',
    auction_date: '',
    start: null,
    average: null,
    finish,
    price: finish,
    currency: currency ?? table.currency,
    status: 'coming',
    lot_number: '',
    left_hand: reader.flag('lhdrive'),
    auction: '',
    town: tidy(reader.text('town', MAX_LENGTHS.word)),
    grade: tidy(reader.text('grade', MAX_LENGTHS.word)),
    body_type: tidy(reader.text('body_type', MAX_LENGTHS.word)).toLowerCase(),
    equipment: toUpperName(reader.text('equip')),
    country: table.country,
    serial: '',
    info: reader.note('info'),
    ...readImages(reader, table, GALLERY_FIELD),
    parent: table.parent,
    ...readMeasures(reader, lower),
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
    sanctioned: 0,
    details: readDetails(reader, lower),
  };
  const missing = [...post.missing, ...reader.missing.map((fault) => `acf.${fault}`)];
  if (missing.length > 0)
    return { kind: 'rejected', reason: missing.join('; '), ...(id === '' ? {} : { id }) };
  const dropped = reader.dropped.map((one) => ({ ...one, field: `acf.${one.field}` }));
  return { kind: 'lot', lot, dropped, unknownWords: reader.unknownWords };
};
