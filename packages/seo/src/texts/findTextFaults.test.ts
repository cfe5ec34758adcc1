import { expect, test } from 'vitest';
import { findTextFaults } from './findTextFaults.ts';

const GOOD = {
  title: 'Toyota Prius с аукционов Японии: 214 лотов от 512 000 ₽',
  description:
    'Toyota Prius с аукционов Японии: 214 лотов 2009–2022 годов от 512 000 ₽ под ключ во Владивостоке. Аукционные листы и оценки.',
};
const OTHER = { title: 'Honda Fit', description: GOOD.description.replace('Toyota Prius', 'Honda Fit') };

test('good texts have no faults', () => expect(findTextFaults([GOOD, OTHER])).toEqual([]));

test.each([
  ['a title that is too long', { title: 'Т'.repeat(66) }, 'title of 66'],
  ['a title that is missing', { title: '' }, 'title of 0'],
  ['a description that is too long', { description: 'о'.repeat(161) }, 'description of 161'],
  ['a description that is too short', { description: 'о'.repeat(119) }, 'description of 119'],
  ['a missing value', { title: 'Toyota undefined' }, 'hole: '],
  ['two spaces', { title: 'Toyota  Prius' }, 'hole: '],
  ['two non-breaking spaces', { title: 'Toyota\u00A0 Prius' }, 'hole: '],
  ['a space before a comma', { title: 'Toyota , Prius' }, 'hole: '],
  ['no number', { title: 'от NaN ₽' }, 'hole: '],
  ['empty quotation marks', { title: 'Раздел «»' }, 'hole: '],
  ['a space at the end', { title: 'Toyota ' }, 'hole: '],
  ['a title twice', { title: OTHER.title }, 'title twice: '],
  ['a description twice', { description: OTHER.description }, 'description twice: '],
])('finds %s', (_, wrong, fault) => {
  const [found = ''] = findTextFaults([{ ...GOOD, ...wrong }, OTHER]);
  expect(found.startsWith(fault), found).toBe(true);
});
