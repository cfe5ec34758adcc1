import type { ListField, NumberField } from '../filter.ts';

/** Where the fields of a filter live in the table `lot`. */
export const LIST_COLUMNS: Readonly<Record<ListField, string>> = {
  brand: 'brand',
  model: 'model',
  kuzov: 'kuzov',
  rate: 'rate',
  drive: 'drive',
  gearbox: 'gearbox_kind',
  color: 'color',
  day: 'day',
  status: 'status',
  parent: 'parent',
  side: 'left_hand',
  age: 'age_class',
  fee: 'fee_class',
};

export const NUMBER_COLUMNS: Readonly<Record<NumberField, string>> = {
  year: 'year',
  mileage: 'mileage',
  engine: 'engine',
  power: 'power',
  finish: 'finish',
  price: 'price',
  cost: 'cost',
  rateRank: 'rate_rank',
  length: 'length',
  width: 'width',
  height: 'height',
  mass: 'mass',
  clearance: 'clearance',
};
