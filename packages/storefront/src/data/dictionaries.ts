import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { buildDictionary } from '@vvoz/phrases/buildDictionary';
import type { Dictionary } from '../model/readWords.ts';
import type { Backend } from './backend.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

async function loadDictionary(backend: Backend, template: Template): Promise<Dictionary> {
  const calls = backend.catalogue(template);
  const [brands, models, series] = await Promise.all([
    calls.brands(EMPTY_QUERY),
    calls.models(EMPTY_QUERY),
    calls.series(EMPTY_QUERY),
  ]);
  return buildDictionary({
    brands: brands.map(({ value, popular = false }) => ({ name: value, popular })),
    models: models.map(({ value, brand = '', popular = false }) => ({ name: value, brand, popular })),
    kuzov: series.flatMap(({ value, brand = '', model = '' }) =>
      value === '' ? [] : [{ code: value, brand, model }],
    ),
  });
}

/** Creates the getter of the names in a catalogue's lots, indexed for reading phrases. It throws ApiError. */
export function createDictionaries(backend: () => Backend) {
  // There is one dictionary for each catalogue.
  const dictionaries = createMemo<Dictionary>({ ...LIFETIMES.names, max: 20, maxMib: 8 });
  return async (template: Template): Promise<Dictionary> =>
    (await dictionaries(template.name, () => loadDictionary(backend(), template))).value;
}
