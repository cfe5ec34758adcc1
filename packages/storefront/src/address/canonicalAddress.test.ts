import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { findCanonicalAddress } from './canonicalAddress.ts';
import { splitPath } from './splitPath.ts';

const LIST = '/japan/czeny-na-avto';

/**
 * Returns the address to which an address redirects; undefined if it does not redirect. Both are relative to the base
 * path of the catalogue.
 */
function findRedirect(below: string, base = LIST): string | undefined {
  const { pathname, search } = new URL(`http://h${base}${below}`);
  const split = splitPath(pathname, [base]);
  const wanted = split && findCanonicalAddress(split, search);
  return wanted?.slice(base.length);
}

describe('canonical address', () => {
  test.each([
    ['', undefined],
    ['?brand=toyota', '/toyota'],
    ['?brand=toyota&model=prius&kuzov=zvw50', '/toyota/prius/zvw50'],
    [
      '?brand=toyota&model=prius&kuzov=zvw50&year_min=2018&page=2',
      '/toyota/prius/zvw50?year_min=2018&page=2',
    ],
    ['?brand=toyota&model=land+cruiser+prado', '/toyota/land-cruiser-prado'],
    ['?brand=mitsubishi&model=delica+d:5', '/mitsubishi/delica-d%3A5'],
    ['?brand[]=honda&brand[]=toyota', undefined],
    ['?brand%5B%5D=honda&brand%5B%5D=toyota', undefined],
    ['?brand=toyota&model[]=aqua&model[]=prius', '/toyota?model[]=aqua&model[]=prius'],
    ['?brand=toyota&model=prius&generation=zvw5', '/toyota/prius?generation=zvw5'],
    ['?model=prius', undefined],
    ['?brand=Toyota&model=&year_min=&order_by=date_desc', '/toyota'],
    ['?page=1', ''],
    ['?utm_source=ya&yclid=7', undefined],
    ['?utm_source=ya&brand=TOYOTA', '/toyota?utm_source=ya'],
    ['?utm_source=ya&brand=TOYOTA&year_min=2018', '/toyota?year_min=2018&utm_source=ya'],
    ['?year_min=abc', ''],
    ['?sort=price_asc&kuzov_list[]=ZVW50', '?kuzov=zvw50&order_by=price_asc'],
    ['?rate_min=6', '?rate[]=6&rate[]=s'],
    ['?brand[]=honda&model[]=prius&brand_was=toyota', '/honda'],
    ['?brand[]=toyota&model[]=prius&kuzov[]=zvw50&brand_was=toyota&model_was=prius', '/toyota/prius/zvw50'],
    ['?brand[]=toyota&model[]=aqua&kuzov[]=zvw50&brand_was=toyota&model_was=prius', '/toyota/aqua'],
    ['?model[]=prius&brand_was=toyota', ''],
    ['/toyota', undefined],
    ['/toyota/prius/zvw50?utm_source=ya', undefined],
    ['/toyota/prius/zvw50?year_min=2018&utm_source=ya', undefined],
    ['/mitsubishi/delica-d%3A5', undefined],
    ['/mitsubishi/delica-d:5', undefined],
    ['/Toyota/PRIUS', '/toyota/prius'],
    ['/toyota/prius?page=1', '/toyota/prius'],
    ['/toyota?model=prius', '/toyota/prius'],
    ['/toyota/prius?brand=honda', '/honda'],
    ['/toyota/prius/zvw50?model=aqua', '/toyota/aqua'],
    ['/toyota/prius/zvw50?generation=zvw5', '/toyota/prius?generation=zvw5'],
    ['/toyota/land-cruiser-prado?brand[]=honda&brand[]=toyota', '?brand[]=honda&brand[]=toyota'],
    ['/toyota/prius/zvw50/more?page=1', undefined],
    ['/%E2%98%83?page=1', undefined],
    ['/toyota,honda', undefined],
    ['/%E0%A4%A', undefined],
  ])('%s → %s', (below, wanted) => expect(findRedirect(below)).toBe(wanted));

  test('any address needs at most one redirect', () => {
    const pair = fc.tuple(
      fc.constantFrom(
        'brand',
        'brand[]',
        'model',
        'kuzov',
        'year_min',
        'generation',
        'page',
        'utm_source',
        '',
      ),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('toyota', 'C-HR', 'a b', '1')),
    );
    const segment = fc.oneof(fc.constantFrom('toyota', 'Prius', 'c-hr', 'a%20b'), fc.string()).map(encodeURI);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.array(pair), (segments, pairs) => {
        const wanted = findCanonicalAddress({ base: LIST, segments }, `?${new URLSearchParams(pairs)}`);
        if (wanted !== undefined) expect(findRedirect(wanted.slice(LIST.length))).toBeUndefined();
      }),
      numRuns(500, 2000),
    );
  });

  test('an address written by the page is not redirected', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        expect(findRedirect(formatCatalogueAddress(LIST, query).slice(LIST.length))).toBeUndefined();
      }),
      numRuns(500, 1000),
    );
  });
});
