import { COLORS, formatColor } from '../words/colors.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';

export const color = {
  key: 'color',
  kind: 'list',
  url: 'color',
  label: 'Цвет',
  case: 'lower',
  pattern: /^[a-z]{2,20}$/,
  control: 'swatches',
  several: true,
  values: COLORS.map(({ id }) => id),
  valueText: (value) => formatColor(value).toLowerCase(),
} as const satisfies ListRow;

export const getColorDetails = () =>
  ({
    v1: 'color',
    v2: 'color',
    options: 'colors',
    seo: 'noindex',
    wire: 'codes',
    refusal: 'must be the id of a colour: /api/v2/colors lists them',
    stored: { as: 'text', column: 'color' },
    counted: { as: 'options' },
    without: 'цвета',
    dropCost: 10,
  }) as const satisfies FacetDetails;
