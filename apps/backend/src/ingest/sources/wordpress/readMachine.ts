import { CURRENCIES } from '@vvoz/catalogue/words/currencies';
import type { LotRecord } from '../../../catalogue/db/lotRecord.ts';
import { FieldReader } from '../../FieldReader.ts';
import { decodeEntities } from '../../../lib/decodeEntities.ts';
import { kuzovCode } from '../../normalise/kuzovCode.ts';
import { tidy, upperName } from '../../normalise/tidyText.ts';
import { MAX_LENGTHS, MAX_VALUES } from '../../records/recordLimits.ts';
import { lower, readDetails, readMeasures } from '../../records/measures.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';
import { readWords, tidyImages } from '../../records/feedWords.ts';

const decoded = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? decodeEntities(value) : value,
    ]),
  );

/**
 * wordpress: a post is a vehicle for sale, its facts are the custom fields under `acf`. The post's HTML is not taken:
 * nothing shows it. A post that is not published is left out.
 */
export const readMachine: ReadRecord = (record, table, now) => {
  if (!isObject(record)) return NOT_AN_OBJECT;
  if (record['status'] !== undefined && record['status'] !== 'publish') return { kind: 'skipped' };
  const post = new FieldReader(record);
  const id = post.required('id', MAX_LENGTHS.id);
  const acf = record['acf'];
  if (!isObject(acf)) {
    const reason = [...post.faults, 'acf is missing'].join('; ');
    return { kind: 'rejected', reason, ...(id === '' ? {} : { id }) };
  }
  const read = new FieldReader(decoded(acf));
  const finish = read.positive(table.finishKey, MAX_VALUES.price, table.priceUnit);
  const code = read.text('currency').trim().toLowerCase();
  const currency = CURRENCIES.find((one) => one === code);
  if (code !== '' && !currency) read.faults.push(`currency '${code}' is not known`);
  const lot: LotRecord = {
    external_id: id,
    type: table.type,
    live: 1,
    brand: upperName(read.required('marka_name', MAX_LENGTHS.name)),
    model: upperName(read.required('model_name', MAX_LENGTHS.name)),
    kuzov: kuzovCode(read.text('kuzov', MAX_LENGTHS.name)),
    ...read.year('year', now),
    engine: read.positive('eng_v', MAX_VALUES.engineCc),
    power: read.power('pw', MAX_VALUES.powerHp) ?? read.power('power', MAX_VALUES.powerHp),
    mileage:
      read.whole('mileage', MAX_VALUES.mileageKm, table.mileageUnit) ??
      read.whole('hours', MAX_VALUES.mileageKm),
    ...readWords({
      rate: read.text('rate'),
      drive: read.text('priv'),
      gearbox: read.text('kpp', MAX_LENGTHS.word),
      gearboxType: read.text('kpp_type').trim(),
      color: read.text('color'),
      fuel: read.text('fuel'),
    }),
    day: '',
    auction_date: '',
    start: null,
    average: null,
    finish,
    price: finish,
    currency: currency ?? table.currency,
    status: 'coming',
    lot_number: '',
    left_hand: read.text('lhdrive').trim() === '1' ? 1 : 0,
    auction: '',
    town: tidy(read.text('town', MAX_LENGTHS.word)),
    grade: tidy(read.text('grade', MAX_LENGTHS.word)),
    body_type: tidy(read.text('body_type', MAX_LENGTHS.word)).toLowerCase(),
    equipment: upperName(read.text('equip')),
    country: table.country,
    serial: '',
    info: tidy(read.text('info')),
    images: tidyImages(read.text('images', MAX_LENGTHS.images)),
    parent: table.parent,
    ...readMeasures(read, lower),
    cost: null,
    age_class: '',
    fee_class: '',
    sanctioned: 0,
    details: readDetails(read, lower),
  };
  const faults = [...post.faults, ...read.faults.map((fault) => `acf.${fault}`)];
  if (faults.length === 0) return { kind: 'lot', lot };
  return { kind: 'rejected', reason: faults.join('; '), ...(id === '' ? {} : { id }) };
};
