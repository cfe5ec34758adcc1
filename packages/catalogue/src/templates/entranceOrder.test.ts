import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY } from '../query/query.ts';
import { parseCatalogueUrl } from '../address/parseCatalogueUrl.ts';
import { findEntranceOrder, formatEntrance } from './entranceOrder.ts';
import { findTemplate, TEMPLATES } from './templates.ts';

describe('our links into a catalogue', () => {
  test('open coming lots with the nearest auctions first', () => {
    const coming = TEMPLATES.filter((template) => formatEntrance(template).endsWith('?order_by=date_asc'));
    expect(coming.map(({ name }) => name)).toEqual(['japan-main', 'bike', 'europe-main', 'spec-main']);
  });
  test('keep the filters and the path', () => {
    const template = findTemplate('japan-main');
    if (!template) throw new RangeError('japan-main');
    const query = { ...EMPTY_QUERY, lists: { brand: ['TOYOTA'] }, ranges: { year: { min: 2020 } } };
    const address = formatEntrance(template, query);
    expect(address).toBe('/japan/czeny-na-avto/toyota?year_min=2020&order_by=date_asc');
    expect(parseCatalogueUrl(new URL(address, 'http://main').searchParams).order).toBe(
      findEntranceOrder(template),
    );
  });
});
