import { expect, test } from 'vitest';
import type { Lot } from '../lots/lot.ts';
import { TEMPLATES, type TemplateName } from './templates.ts';
import { findTemplateOfLot } from './findTemplateOfLot.ts';

const lot = (facts: Partial<Lot>): Lot =>
  ({
    id: '1',
    brand: 'HINO',
    model: 'DUTRO',
    currency: 'jpy',
    status: 'coming',
    images: [],
    equipment: [],
    ...facts,
  }) as Lot;

test.each<[Partial<Lot>, TemplateName | undefined]>([
  [{ type: 'japan' }, 'japan-main'],
  [{ type: 'japan_st' }, 'japan'],
  [{ type: 'bike' }, 'bike'],
  [{ type: 'bike_st' }, 'bike_st'],
  [{ type: 'left', country: 'JP' }, 'left-hand'],
  [{ type: 'left', country: 'EU' }, 'europe-left-hand'],
  [{ type: 'left' }, undefined],
  [{ type: 'korean' }, 'korean'],
  // The first template of the type: it lists all Korean cars, «проходные» included.
  [{ type: 'korean', ageClass: 'passing' }, 'korean'],
  [{ type: 'china' }, 'china'],
  // The country decides only for types of several parents.
  [{ type: 'china', country: 'JP' }, 'china'],
  [{ type: 'europe' }, 'europe-main'],
  [{ type: 'europe_st' }, 'europe'],
  [{ type: 'spec', bodyType: 'truck' }, 'spec'],
  [{ type: 'spec_japan' }, 'spec_japan'],
  [{ type: 'spec_japan', auctionDate: '2026-11-25T09:40:00' }, 'spec-main'],
  [{ type: 'stock' }, 'stock'],
])('a lot of %j belongs to %s', (facts, name) => expect(findTemplateOfLot(lot(facts))?.name).toBe(name));

test('chooses only among the given templates, such as those of a host', () => {
  const lorries = TEMPLATES.filter(({ name }) => name === 'spec-left-china');
  expect(findTemplateOfLot(lot({ type: 'spec', bodyType: 'truck' }), lorries)?.name).toBe('spec-left-china');
  expect(findTemplateOfLot(lot({ type: 'spec', bodyType: 'excavator' }), lorries)).toBeUndefined();
});
