import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { isUnfiltered } from '@vvoz/catalogue/query/query';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auction, parseQuery, statistics } from '../fixtures.ts';
import { describeQuery } from './describeQuery.ts';

/** Lists the texts of a query's conditions with plain spaces; the formatter's tests cover the others. */
const texts = (search: string, template = auction) =>
  describeQuery(parseQuery(search), template).map(({ text }) => text.replaceAll('\u00A0', ' '));

test.each<[string, string[]]>([
  ['', []],
  ['order_by=price_asc&page=3', []],
  ['brand=toyota', ['Toyota']],
  ['brand=mercedes-benz&model=c+class+station+wagon', ['Mercedes-Benz', 'C-Class Station Wagon']],
  ['brand=toyota&model=prius&kuzov=zvw50,zvw51', ['Toyota', 'Prius', 'ZVW50', 'ZVW51']],
  ['year_min=2018&year_max=2021', ['2018–2021']],
  ['year_min=2018', ['от 2018']],
  ['year_max=2021', ['до 2021']],
  ['year_min=2020&year_max=2020', ['2020']],
  ['mileage_max=100000', ['до 100 000 км']],
  ['mileage_min=5000&mileage_max=100000', ['5 000–100 000 км']],
  ['eng_v_min=1500&eng_v_max=2000', ['1 500–2 000 см³']],
  ['pw_max=160', ['до 160 л.с.']],
  ['rate=4,4.5,ra', ['оценка 4', 'оценка 4.5', 'оценка RA']],
  ['rate=6,s', ['оценка выше 5']],
  ['rate=5,6', ['оценка 5', 'оценка 6']],
  ['priv=4wd&kpp=mt', ['привод 4WD', 'коробка MT']],
  ['color=green,pearl', ['зелёный', 'перламутр']],
  ['auction_date_interval=2026-11-25', ['ср 25 ноя']],
  ['lot=a-5123', ['лот A-5123']],
  ['body=kei,suv', ['кей-кар', 'внедорожник']],
])('«%s» has the conditions %j', (search, expected) => expect(texts(search)).toEqual(expected));

test('a price is in the currency of the catalogue', () => {
  expect(texts('finish_min=300000&finish_max=1000000', statistics)).toEqual(['цена 300 000–1 000 000 ¥']);
});

describe('removing a condition', () => {
  test('keeps the other conditions, except those that depend on it', () => {
    const query = parseQuery(
      'brand=honda,toyota&model=prius&year_min=2018&rate=4,6,s&order_by=price_asc&page=3',
    );
    const without = (text: string) => {
      const filter = describeQuery(query, auction).find((applied) => applied.text === text);
      if (!filter) throw new Error(text);
      return formatCatalogueUrl(applyPatch(query, filter.remove));
    };
    expect(without('Honda')).toBe('brand=toyota&year_min=2018&rate[]=4&rate[]=6&rate[]=s&order_by=price_asc');
    expect(without('оценка выше 5')).toBe(
      'brand[]=honda&brand[]=toyota&model=prius&year_min=2018&rate=4&order_by=price_asc',
    );
    expect(without('от\u00A02018')).toBe(
      'brand[]=honda&brand[]=toyota&model=prius&rate[]=4&rate[]=6&rate[]=s&order_by=price_asc',
    );
  });

  test('step by step ends with no condition, and keys are unique at each step', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (start) => {
        let query = start;
        for (;;) {
          const applied = describeQuery(query, auction);
          expect(new Set(applied.map(({ key }) => key)).size).toBe(applied.length);
          const [first] = applied;
          if (!first) break;
          query = applyPatch(query, first.remove);
          expect(describeQuery(query, auction).length).toBeLessThan(applied.length);
        }
        expect(isUnfiltered(query)).toBe(true);
      }),
      numRuns(150, 2000),
    );
  });
});
