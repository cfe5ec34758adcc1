import { formatModel } from '../words/brands.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { NAME } from './patterns.ts';

export const model = {
  key: 'model',
  kind: 'list',
  url: 'model',
  label: 'Модель',
  placeholder: 'В начале выберите марку',
  after: 'brand',
  owners: ['brand'],
  case: 'upper',
  pattern: NAME,
  control: 'long-list',
  list: { any: 'Все модели', find: 'Найти модель', noun: ['модель', 'модели', 'моделей'] },
  valueText: formatModel,
  clears: ['kuzov', 'generation'],
} as const satisfies ListRow;

export const getModelDetails = () =>
  ({
    v1: 'model_name',
    v2: 'model_name',
    options: 'models',
    seo: 'index',
    wire: 'names',
    refusal: 'must be a name: up to 80 letters, digits and the punctuation of models',
    stored: { as: 'text', column: 'model' },
    counted: { as: 'options', once: ['brand', 'model'] },
    without: 'модели',
    dropCost: 70,
    identity: true,
  }) as const satisfies FacetDetails;
