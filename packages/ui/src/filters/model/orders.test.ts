import { expect, test } from 'vitest';
import { auction, leftHand, statistics } from '../fixtures.ts';
import { listOrders } from './orders.ts';

test('coming lots begin with the nearest auction, sold lots with the latest sale', () => {
  expect(listOrders(auction)[0]).toEqual(['date_asc', 'ближайшие торги']);
  expect(listOrders(statistics)[0]).toEqual(['date_desc', 'недавние продажи']);
});

test('a catalogue without grades has no order by grade', () => {
  const without = { ...leftHand, facets: leftHand.facets.filter((key) => key !== 'rate') };
  expect(listOrders(without).map(([order]) => order)).not.toContain('rate_desc');
  // Unless an address has chosen it.
  const chosen = listOrders(without, 'rate_desc').map(([order]) => order);
  expect(chosen.filter((order) => order.startsWith('rate'))).toEqual(['rate_desc']);
});
