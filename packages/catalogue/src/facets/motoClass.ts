import { MOTO_CLASSES } from '../words/vehicleKinds.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

const LABELS: Readonly<Record<string, string>> = MOTO_CLASSES;
const VALUES = Object.keys(LABELS);

/** Class of a motorcycle: naked, cruiser … */
export const motoClass = {
  key: 'motoClass',
  kind: 'list',
  url: 'moto_class',
  label: 'Класс',
  case: 'lower',
  pattern: matchOneOf(VALUES),
  control: 'silhouettes',
  several: true,
  choices: () => VALUES.map((value) => ({ label: LABELS[value] ?? value, values: [value] })),
  values: VALUES,
  valueText: (value) => (LABELS[value] ?? value).toLowerCase(),
} as const satisfies ListRow;

export const getMotoClassDetails = () =>
  ({
    v1: 'moto_class',
    v2: 'moto_class',
    options: 'template',
    seo: 'noindex',
    wire: 'codes',
    refusal: `must be one of ${VALUES.join(', ')}`,
    stored: { as: 'text', column: 'moto_class' },
    counted: { as: 'options' },
    without: 'класса',
    dropCost: 45,
  }) as const satisfies FacetDetails;
