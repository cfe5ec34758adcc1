import { expect, test } from 'vitest';
import { formatCatalogueLinkRel, formatEntranceRel } from './catalogueLinkRel.ts';

test.each([
  ['/list', undefined, undefined],
  ['/list/toyota/prius', undefined, undefined],
  // A landing of kinds: only its own bands link to it without nofollow.
  ['/list?body_kind=crossover', 'nofollow', undefined],
  ['/list?body_kind=crossover&engine_kind=diesel', 'nofollow', undefined],
  ['/list?order_by=date_asc', 'nofollow', 'nofollow'],
  ['/list?body_kind=crossover&order_by=date_asc', 'nofollow', 'nofollow'],
])('a link to %s is %s, an entrance is %s', (address, link, entrance) => {
  expect(formatCatalogueLinkRel(address).rel).toBe(link);
  expect(formatEntranceRel(address).rel).toBe(entrance);
});
