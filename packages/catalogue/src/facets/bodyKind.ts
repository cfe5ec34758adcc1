import { BODY_KINDS } from '../words/vehicleKinds.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

const LABELS: Readonly<Record<string, string>> = BODY_KINDS;
const VALUES = Object.keys(LABELS);

/** Kind of body. Unlike `body`, which has the words of the feeds, it has the kinds that visitors know. */
export const bodyKind = {
  key: 'bodyKind',
  kind: 'list',
  url: 'body_kind',
  label: 'Кузов',
  case: 'lower',
  pattern: matchOneOf(VALUES),
  control: 'silhouettes',
  several: true,
  choices: () => VALUES.map((value) => ({ label: LABELS[value] ?? value, values: [value] })),
  values: VALUES,
  valueText: (value) => (LABELS[value] ?? value).toLowerCase(),
} as const satisfies ListRow;

export const getBodyKindDetails = () =>
  ({
    v1: 'body_kind',
    v2: 'body_kind',
    options: 'template',
    seo: 'noindex',
    wire: 'codes',
    refusal: `must be one of ${VALUES.join(', ')}`,
    stored: { as: 'text', column: 'body_kind' },
    counted: { as: 'options' },
    without: 'кузова',
    dropCost: 35,
  }) as const satisfies FacetDetails;
