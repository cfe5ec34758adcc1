import { expect, test } from 'vitest';
import { FACETS } from '../facets/facets.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';
import { findSlowTexts } from '../testing/longTexts.ts';
import { readCataloguePath } from './cataloguePath.ts';
import { parseCatalogueUrl } from './parseCatalogueUrl.ts';
import { readWhole } from './readNumber.ts';

const NAMES = [
  ...FACETS.flatMap(({ kind, url }) => (kind === 'range' ? [`${url}_min`, `${url}_max`] : [url, `${url}[]`])),
  ...Object.values<Parameter>(PARAMETERS).map(({ url }) => url),
  'rate_min',
];

test.each(NAMES)('no value of %s takes long to read', async (name) => {
  expect(await findSlowTexts((text) => parseCatalogueUrl({ [name]: text }))).toEqual([]);
});

test('no name, no query string and no address with many values takes long to read', async () => {
  expect(await findSlowTexts((text) => parseCatalogueUrl({ [text]: '1' }))).toEqual([]);
  expect(await findSlowTexts((text) => parseCatalogueUrl(text))).toEqual([]);
  expect(
    await findSlowTexts((text) => parseCatalogueUrl(Object.fromEntries(NAMES.map((name) => [name, text])))),
  ).toEqual([]);
});

test('no segment of a path and no number takes long to read', async () => {
  expect(await findSlowTexts((text) => readCataloguePath([text, text, text], () => ['TOYOTA']))).toEqual([]);
  expect(await findSlowTexts((text) => readWhole(text, 'км'))).toEqual([]);
});
