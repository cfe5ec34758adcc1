import { expect, test } from 'vitest';
import { findChosenKinds } from './kindFacets.ts';
import { parseCatalogueUrl } from './parseCatalogueUrl.ts';

test.each([
  ['body_kind=suv', undefined],
  ['body_kind=crossover', { bodyKind: 'crossover' }],
  ['body_kind=crossover&engine_kind=diesel', { bodyKind: 'crossover', engineKind: 'diesel' }],
  ['body_kind[]=crossover&body_kind[]=sedan', undefined],
  ['body_kind=crossover&brand=toyota', undefined],
  ['body_kind=crossover&year_min=2020', undefined],
  ['body_kind=crossover&lot=5123', undefined],
  ['', undefined],
])('the kinds that «%s» is a landing of: %j', (search, kinds) => {
  expect(findChosenKinds(parseCatalogueUrl(search))).toEqual(kinds);
});
