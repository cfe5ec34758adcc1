import type { FacetDetails, ListRow } from './facetRow.ts';
import { NAME } from './patterns.ts';

/** Body code (кузов): ZVW50. */
export const kuzov = {
  key: 'kuzov',
  kind: 'list',
  url: 'kuzov',
  aliases: ['kuzov_list'],
  label: 'Кузов',
  placeholder: 'В начале выберите модель',
  after: 'model',
  owners: ['model', 'brand'],
  replaces: ['generation'],
  case: 'upper',
  pattern: NAME,
  control: 'long-list',
  list: { any: 'Любой', find: 'Найти кузов', noun: ['кузов', 'кузова', 'кузовов'] },
  valueText: (value) => value,
} as const satisfies ListRow;

export const getKuzovDetails = () =>
  ({
    v1: 'kuzov',
    v2: 'kuzov',
    options: 'series',
    seo: 'index',
    explanation: 'Заводской код поколения и исполнения: по нему видны двигатель, привод и годы выпуска',
    noteTitle: 'Что такое кузов',
    wire: 'names',
    refusal: 'must be a name: up to 80 letters, digits and the punctuation of models',
    stored: { as: 'text', column: 'kuzov' },
    counted: { as: 'options', once: ['model', 'kuzov'] },
    without: 'кузова',
    dropCost: 60,
    identity: true,
  }) as const satisfies FacetDetails;
