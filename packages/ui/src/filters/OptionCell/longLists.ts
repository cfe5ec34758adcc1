import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { LongKey } from '../model/optionRows.ts';

interface Words {
  /** Nothing chosen. */
  readonly any: string;
  readonly find: string;
  /** «Ещё 52 …» */
  readonly noun: readonly [string, string, string];
  /** What has to be chosen first. */
  readonly after?: FacetKey;
}

export const longLists: Readonly<Record<LongKey, Words>> = {
  brand: { any: 'Любая', find: 'Найти марку', noun: ['марка', 'марки', 'марок'] },
  model: {
    any: 'Все модели',
    find: 'Найти модель',
    noun: ['модель', 'модели', 'моделей'],
    after: 'brand',
  },
  kuzov: {
    any: 'Любой',
    find: 'Найти кузов',
    noun: ['кузов', 'кузова', 'кузовов'],
    after: 'model',
  },
};
