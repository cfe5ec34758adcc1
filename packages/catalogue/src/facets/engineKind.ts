import { ENGINE_KINDS } from '../words/vehicleKinds.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

const LABELS: Readonly<Record<string, string>> = ENGINE_KINDS;
const VALUES = Object.keys(LABELS);

/** What the engine runs on. Unlike the fuel of a lot, it tells a hybrid with a socket from one without. */
export const engineKind = {
  key: 'engineKind',
  kind: 'list',
  url: 'engine_kind',
  label: 'Двигатель',
  case: 'lower',
  pattern: matchOneOf(VALUES),
  control: 'checks',
  several: true,
  choices: () => VALUES.map((value) => ({ label: LABELS[value] ?? value, values: [value] })),
  values: VALUES,
  valueText: (value) => (LABELS[value] ?? value).toLowerCase(),
} as const satisfies ListRow;

export const getEngineKindDetails = () =>
  ({
    v1: 'engine_kind',
    v2: 'engine_kind',
    options: 'template',
    seo: 'noindex',
    wire: 'codes',
    refusal: `must be one of ${VALUES.join(', ')}`,
    stored: { as: 'text', column: 'engine_kind' },
    counted: { as: 'options' },
    without: 'двигателя',
    dropCost: 40,
  }) as const satisfies FacetDetails;
