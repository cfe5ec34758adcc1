import { GEARBOX_EXPLANATIONS } from '../words/gearboxExplanations.ts';
import { GEARBOXES } from '../words/gearboxes.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

const VALUES = Object.keys(GEARBOXES);

export const gearbox = {
  key: 'gearbox',
  kind: 'list',
  url: 'kpp',
  label: 'Коробка',
  case: 'upper',
  pattern: matchOneOf(VALUES),
  control: 'choices',
  choices: ({ gearboxes, shortGearboxes }) =>
    gearboxes.map((kind) => ({ label: shortGearboxes ? GEARBOXES[kind].short : kind, values: [kind] })),
  values: VALUES,
  valueText: (value) => `коробка ${value}`,
} as const satisfies ListRow;

export const getGearboxDetails = () =>
  ({
    v1: 'kpp',
    v2: 'kpp',
    options: 'template',
    seo: 'noindex',
    explanation: 'Две педали или три',
    noteTitle: 'Что значат коробки',
    optionText: (value) => Object.entries(GEARBOX_EXPLANATIONS).find(([kind]) => kind === value)?.[1],
    wire: 'codes',
    refusal: `must be one of ${VALUES.join(', ')}`,
    stored: { as: 'text', column: 'gearbox_kind' },
    counted: { as: 'options' },
    without: 'коробки',
    dropCost: 25,
  }) as const satisfies FacetDetails;
