import { MACHINE_KINDS } from '../words/vehicleKinds.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

const LABELS: Readonly<Record<string, string>> = MACHINE_KINDS;
const VALUES = Object.keys(LABELS);

/** Kind of machine: excavator, loader … */
export const machineKind = {
  key: 'machineKind',
  kind: 'list',
  url: 'machine_kind',
  label: 'Вид техники',
  case: 'lower',
  pattern: matchOneOf(VALUES),
  control: 'silhouettes',
  several: true,
  choices: () => VALUES.map((value) => ({ label: LABELS[value] ?? value, values: [value] })),
  values: VALUES,
  valueText: (value) => (LABELS[value] ?? value).toLowerCase(),
} as const satisfies ListRow;

export const getMachineKindDetails = () =>
  ({
    v1: 'machine_kind',
    v2: 'machine_kind',
    options: 'template',
    seo: 'noindex',
    wire: 'codes',
    refusal: `must be one of ${VALUES.join(', ')}`,
    stored: { as: 'text', column: 'machine_kind' },
    counted: { as: 'options' },
    without: 'вида техники',
    dropCost: 70,
  }) as const satisfies FacetDetails;
