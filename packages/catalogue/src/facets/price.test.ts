import { expect, test } from 'vitest';
import { findTemplate, type TemplateName } from '../templates/templates.ts';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { price } from './price.ts';

const list = (name: TemplateName) => {
  const template = findTemplate(name);
  if (!template) throw new RangeError(`no template ${name}`);
  return price.choices(template).map(({ label, values }) => [label, ...values]);
};

test('the price of machinery offers intervals of its currency', () => {
  expect(list('spec')).toEqual([
    ['до 120 тыс.', '0-120000'],
    ['120–200 тыс.', '120000-200000'],
    ['200–400 тыс.', '200000-400000'],
    ['от 400 тыс.', '400000-'],
  ]);
  expect(list('spec_japan').map(([label]) => label)).toEqual(['до 1 млн', '1–3 млн', '3–6 млн', 'от 6 млн']);
});

test.each([
  ['0-120000', 'цена до 120 000'],
  ['-120000', 'цена до 120 000'],
  ['120000-200000', 'цена 120 000–200 000'],
  ['400000-', 'цена от 400 000'],
])('the chip of %s is «%s»', (value, text) => {
  expect(price.pattern.test(value)).toBe(true);
  expect(replaceNbsp(price.valueText(value))).toBe(text);
});
