import { expect, test } from 'vitest';
import { generateQueries } from './generateQueries.ts';

const many = [...generateQueries('api', 5000, 1)];

test('the same seed gives the same queries, and another seed gives other queries', () => {
  expect([...generateQueries('api', 50, 1)]).toEqual(many.slice(0, 50));
  expect([...generateQueries('api', 50, 2)]).not.toEqual(many.slice(0, 50));
});

test('a query can be sent: one line of visible characters, short enough for a server', () => {
  for (const query of many) {
    expect(query).toMatch(/^[^\p{Cc}\p{Z}#]*$/u);
    expect(query.length).toBeLessThanOrEqual(14_000);
  }
});

test('every kind of input occurs, valid and invalid', () => {
  const kinds: [string, RegExp][] = [
    ['a plain known pair', /(^|&)marka_name=TOYOTA(&|$)/],
    ['a list', /marka_name\[\]=/],
    ['an escaped list', /%5B%5D=/],
    ['a broken escape', /%zz|%D0(&|$)/],
    ['invalid UTF-8', /%FF|%C0%80/],
    ['a control character', /%00/i],
    ['unescaped Cyrillic', /[а-яё]/i],
    ['a prototype name', /__proto__/],
    ['a name without a value', /(^|&)year_min(&|$)/],
    ['a key without a name', /(^|&)=/],
    ['a repeated key', /(?:^|&)(year_min)=[^&]*&\1=/],
  ];
  for (const [kind, form] of kinds)
    expect(
      many.some((query) => form.test(query)),
      kind,
    ).toBe(true);
  expect(Math.max(...many.map((query) => query.length))).toBeGreaterThan(5000);
});

test('page and API get their own parameter names', () => {
  const names = (dialect: 'api' | 'page') => [...generateQueries(dialect, 500, 3)].join('&');
  expect(names('page')).toMatch(/(^|&)brand\[\]=TOYOTA/);
  expect(names('api')).toMatch(/(^|&)marka_name\[\]=TOYOTA/);
});
