import { formatBrand } from '../words/brands.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { NAME } from './patterns.ts';

export const brand = {
  key: 'brand',
  kind: 'list',
  url: 'brand',
  label: 'Марка',
  case: 'upper',
  pattern: NAME,
  control: 'long-list',
  list: { any: 'Любая', find: 'Найти марку', noun: ['марка', 'марки', 'марок'] },
  valueText: formatBrand,
  clears: ['model', 'kuzov', 'generation'],
} as const satisfies ListRow;

export const getBrandDetails = () =>
  ({
    v1: 'marka_name',
    v2: 'marka_name',
    options: 'brands',
    seo: 'index',
    wire: 'names',
    refusal: 'must be a name: up to 80 letters, digits and the punctuation of models',
    stored: { as: 'text', column: 'brand' },
    counted: { as: 'options' },
    without: 'марки',
    dropCost: 80,
    identity: true,
  }) as const satisfies FacetDetails;
