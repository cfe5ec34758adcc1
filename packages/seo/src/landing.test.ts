import { expect, test } from 'vitest';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { findLandingPath } from './landing.ts';

test.each([
  ['', '/list'],
  ['page=3&order_by=price_asc&view=table', '/list'],
  ['brand=toyota', '/list/toyota'],
  ['brand=toyota&model=land+cruiser+prado&page=2', '/list/toyota/land-cruiser-prado'],
  ['brand=toyota&model=prius&kuzov=zvw50', '/list/toyota/prius/zvw50'],
  ['brand=toyota&model=prius&kuzov=zvw50&year_min=2018', undefined],
  ['brand=toyota&model[]=prius&model[]=aqua', undefined],
  ['brand=toyota&model=prius&generation=zvw5', undefined],
  ['model=prius', undefined],
  ['color=white', undefined],
])('%s → %s', (search, path) => expect(findLandingPath('/list', parseCatalogUrl(search))).toBe(path));
