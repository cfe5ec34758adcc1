import { FIVE_YEARS, MONTHS_A_YEAR, THREE_YEARS } from '@vvoz/law/ages';
import { AGE_CLASSES } from '@vvoz/law/classes';
import { formatAgeClass } from '@vvoz/law/lawTexts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

/** Age class that decides the duty of an individual. */
export const age = {
  key: 'age',
  kind: 'list',
  url: 'age',
  label: 'Возраст для таможни',
  case: 'lower',
  pattern: matchOneOf(AGE_CLASSES),
  control: 'switch',
  switch: { value: 'passing', why: 'пошлина по объёму, а не по стоимости' },
  several: true,
  values: AGE_CLASSES,
  valueText: (value) => AGE_CLASSES.filter((ageClass) => ageClass === value).map(formatAgeClass)[0] ?? value,
} as const satisfies ListRow;

export const getAgeDetails = () =>
  ({
    v1: 'age',
    v2: 'age',
    options: 'template',
    seo: 'noindex',
    explanation: `Считается по дням, на день таможни; от ${THREE_YEARS / MONTHS_A_YEAR} до ${FIVE_YEARS / MONTHS_A_YEAR} лет пошлина меньше всего`,
    wire: 'codes',
    refusal: `must be one of ${AGE_CLASSES.join(', ')}`,
    stored: { as: 'text', column: 'age_class' },
    counted: { as: 'options' },
    without: 'возраста для таможни',
    dropCost: 30,
  }) as const satisfies FacetDetails;
