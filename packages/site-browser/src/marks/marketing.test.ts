import { expect, test } from 'vitest';
import { formatMarks, pickMarks } from './marketing.ts';

test('marketing marks are read from an address, filters and blanks are not', () => {
  expect(
    pickMarks(
      '?utm_source=ya&brand=TOYOTA&utm_term=&yclid=17&utm_source=again&_openstat=a%3Bb&lead_id=9&page=2',
    ),
  ).toEqual({ utm_source: 'ya', yclid: '17', _openstat: 'a;b', lead_id: '9' });
});

test('long values are cut, and only the first twenty marks are read', () => {
  const many = Array.from({ length: 30 }, (_, index) => `utm_${index}=${'я'.repeat(300)}`).join('&');
  const marks = pickMarks(many);
  expect(Object.keys(marks)).toHaveLength(20);
  expect(marks['utm_0']).toHaveLength(250);
});

test('formatted marks can be read again and need no quotes in a cookie', () => {
  const marks = { utm_source: 'ян; декс="1"', yclid: '1,2 3' };
  const text = formatMarks(marks);
  expect(text).toMatch(/^[\w=&%.*+-]+$/);
  expect(pickMarks(text)).toEqual(marks);
});

test('marks that do not fit into a cookie are left out', () => {
  const marks = { utm_content: 'я'.repeat(250), utm_campaign: 'я'.repeat(250), utm_source: 'vk' };
  expect(pickMarks(formatMarks(marks))).toEqual({ utm_content: marks.utm_content, utm_source: 'vk' });
});
