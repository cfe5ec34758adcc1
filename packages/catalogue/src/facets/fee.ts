import { FEE_CLASSES, type FeeClass } from '../cost/classes.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { oneOf } from './patterns.ts';

const TEXTS: Readonly<Record<FeeClass, string>> = { low: 'до 160 л.с.', high: 'утильсбор без льготы' };

/** Recycling fee of an individual: the preference, or the commercial table. */
export const fee = {
  key: 'fee',
  kind: 'list',
  url: 'fee',
  v1: 'fee',
  v2: 'fee',
  label: 'Утилизационный сбор',
  case: 'lower',
  pattern: oneOf(FEE_CLASSES),
  options: 'template',
  control: 'switch',
  switch: { value: 'low', why: 'утильсбор 5 200 ₽ вместо 1,4–3,5 млн' },
  several: true,
  values: FEE_CLASSES,
  valueText: (value) => FEE_CLASSES.filter((one) => one === value).map((one) => TEXTS[one])[0] ?? value,
  seo: 'noindex',
} as const satisfies ListRow;

export const feeDetails = {
  explanation: 'До 160 л.с. и до 3 литров физлицо платит 3 400 или 5 200 ₽, выше — сотни тысяч и миллионы',
  wire: 'codes',
  refusal: `must be ${FEE_CLASSES.join(' or ')}`,
  stored: { as: 'text', column: 'fee_class' },
  counted: { as: 'options' },
  without: 'утилизационного сбора',
  givingUp: 30,
} as const satisfies FacetDetails;
