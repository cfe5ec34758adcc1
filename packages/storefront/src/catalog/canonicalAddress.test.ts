import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalSearch } from './canonicalAddress.ts';

describe('the one address of a choice', () => {
  test.each([
    ['', undefined],
    ['?brand=toyota', undefined],
    ['?brand[]=honda&brand[]=toyota', undefined],
    ['?brand%5B%5D=honda&brand%5B%5D=toyota', undefined],
    ['?brand=Toyota&model=&year_min=&order_by=date_desc', 'brand=toyota'],
    ['?page=1', ''],
    ['?utm_source=ya&yclid=7', undefined],
    ['?utm_source=ya&brand=TOYOTA', 'brand=toyota&utm_source=ya'],
    ['?year_min=abc', ''],
    ['?sort=price_asc&kuzov_list[]=ZVW50', 'kuzov=zvw50&order_by=price_asc'],
    ['?rate_min=6', 'rate[]=6&rate[]=s'],
    ['?brand[]=honda&model[]=prius&brand_was=toyota', 'brand=honda'],
    [
      '?brand[]=toyota&model[]=prius&kuzov[]=zvw50&brand_was=toyota&model_was=prius',
      'brand=toyota&model=prius&kuzov=zvw50',
    ],
    [
      '?brand[]=toyota&model[]=aqua&kuzov[]=zvw50&brand_was=toyota&model_was=prius',
      'brand=toyota&model=aqua',
    ],
    ['?model[]=prius&brand_was=toyota', ''],
  ])('%s → %s', (search, wanted) => expect(canonicalSearch(search)).toBe(wanted));

  test('one redirect is enough, whatever came', () => {
    const pair = fc.tuple(
      fc.constantFrom('brand', 'brand[]', 'year_min', 'lot', 'page', 'utm_source', 'x', ''),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const wanted = canonicalSearch(`?${new URLSearchParams(pairs)}`);
        if (wanted !== undefined)
          expect(canonicalSearch(new URL(`http://h/?${wanted}`).search)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });
});
