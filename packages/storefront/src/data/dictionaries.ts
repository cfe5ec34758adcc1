import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { buildDictionary } from '@vvoz/phrases/buildDictionary';
import type { Dictionary } from '../catalog/words.ts';
import type { Backend } from './backend.ts';
import { createMemo } from './memo.ts';

async function loadDictionary({ v1 }: Backend, { type }: Template): Promise<Dictionary> {
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
}

/** The names that a catalogue's lots have, ready for reading phrases. Throws ApiError. */
export function createDictionaries(backend: () => Backend) {
  /** Names come and go with lots: an hour old they do; a few catalogues have one each. */
  const dictionaries = createMemo<Dictionary>({ ttlMs: 3_600_000, staleMs: 86_400_000, max: 20 });
  return async (template: Template): Promise<Dictionary> =>
    (await dictionaries(template.type, () => loadDictionary(backend(), template))).value;
}
