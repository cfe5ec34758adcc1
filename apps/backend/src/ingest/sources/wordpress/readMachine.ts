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
  const read = new FieldReader({ ...readAcfFields(acf, [GALLERY_FIELD]), [GALLERY_FIELD]: addresses });
  for (const picture of lost) read.drop(GALLERY_FIELD, picture, 'is not a picture');
  const finish = read.number(table.finishKey, LIMITS.price, table.priceUnit);
  const code = read.text('currency').trim().toLowerCase();
  const currency = CURRENCIES.find((one) => one === code);
  if (!currency) read.noteUnknown('currency', code);
  const pw = read.power('pw', MAX_POWER_HP);
  const engine = read.number('eng_v', LIMITS.engineCc);
  const lot: LotRecord = {
    external_id: id,
    type: table.type,
    live: 1,
    brand: toUpperName(read.required('marka_name', MAX_LENGTHS.name)),
    model: toUpperName(read.required('model_name', MAX_LENGTHS.name)),
    kuzov: parseKuzovCode(read.text('kuzov', MAX_LENGTHS.name)),
    ...read.year('year', now),
    engine,
    ...(pw.power === null ? read.power('power', MAX_POWER_HP) : pw),
    mileage: read.number('mileage', LIMITS.mileageKm) ?? read.number('hours', LIMITS.mileageKm),
    ...readWords(read, WORD_NAMES, engine),
    day: '',
    auction_date: '',
    start: null,
    average: null,
    finish,
    price: finish,
    currency: currency ?? table.currency,
    status: 'coming',
    lot_number: '',
    left_hand: read.flag('lhdrive'),
    auction: '',
    town: tidy(read.text('town', MAX_LENGTHS.word)),
    grade: tidy(read.text('grade', MAX_LENGTHS.word)),
    body_type: tidy(read.text('body_type', MAX_LENGTHS.word)).toLowerCase(),
    equipment: toUpperName(read.text('equip')),
    country: table.country,
    serial: '',
    info: read.note('info'),
    ...readImages(read, table, GALLERY_FIELD),
    parent: table.parent,
    ...readMeasures(read, lower),
    cost: null,
    age_class: '',
    fee_class: '',
    sanctioned: 0,
    details: readDetails(read, lower),
  };
  const missing = [...post.missing, ...read.missing.map((fault) => `acf.${fault}`)];
  if (missing.length > 0)
    return { kind: 'rejected', reason: missing.join('; '), ...(id === '' ? {} : { id }) };
  const dropped = read.dropped.map((one) => ({ ...one, field: `acf.${one.field}` }));
  return { kind: 'lot', lot, dropped, unknownWords: read.unknownWords };
};
