import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { buildDictionary } from '@vvoz/phrases/buildDictionary';
import type { Dictionary } from '@vvoz/storefront/catalog/words.ts';
import { createMemo } from '@vvoz/storefront/data/memo.ts';
import { backend } from './backend.ts';

/** Names come and go with lots: an hour old they do; a few catalogues have one each. */
const dictionaries = createMemo<Dictionary>({ ttlMs: 3_600_000, staleMs: 86_400_000, max: 20 });

/** The names that a catalogue's lots have, ready for reading phrases. Throws ApiError. */
export const getDictionary = async ({ type }: Template): Promise<Dictionary> =>
  (
    await dictionaries(type, async () => {
      const { v1 } = backend();
      const [brands, models, series] = await Promise.all([
        v1.brands({ type }, EMPTY_QUERY),
        v1.models({ type }, EMPTY_QUERY),
        v1.series({ type }, EMPTY_QUERY),
      ]);
      return buildDictionary({
        brands: brands.map(({ value, popular = false }) => ({ name: value, popular })),
        models: models.map(({ value, brand = '', popular = false }) => ({ name: value, brand, popular })),
        kuzov: series.flatMap(({ value, brand = '', model = '' }) =>
          value === '' ? [] : [{ code: value, brand, model }],
        ),
      });
    })
  ).value;
