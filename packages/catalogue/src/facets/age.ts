import { AGE_CLASSES, type AgeClass } from '../cost/classes.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { oneOf } from './patterns.ts';

const TEXTS: Readonly<Record<AgeClass, string>> = {
  under3: 'до 3 лет',
  passing: 'проходные 3–5 лет',
  over5: 'старше 5 лет',
};

/** Age that an individual's duty goes by. */
export const age = {
  key: 'age',
  kind: 'list',
  url: 'age',
  v1: 'age',
  v2: 'age',
  label: 'Возраст для таможни',
  case: 'lower',
  pattern: oneOf(AGE_CLASSES),
  options: 'template',
  control: 'switch',
  switch: { value: 'passing', why: 'пошлина по объёму, а не по стоимости' },
  several: true,
  values: AGE_CLASSES,
  valueText: (value) => AGE_CLASSES.filter((one) => one === value).map((one) => TEXTS[one])[0] ?? value,
  seo: 'noindex',
} as const satisfies ListRow;

export const ageDetails = {
  explanation: 'Считается в полных месяцах; от 3 до 5 лет пошлина меньше всего',
  wire: 'codes',
  refusal: `must be ${AGE_CLASSES.join(', ')}`,
  stored: { as: 'text', column: 'age_class' },
  counted: { as: 'options' },
  without: 'возраста для таможни',
  givingUp: 30,
} as const satisfies FacetDetails;
