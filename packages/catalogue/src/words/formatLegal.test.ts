import { expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { formatLegal } from './formatLegal.ts';

const company = { name: 'ООО «Ввоз»', inn: '2540000000' };

test('only an invented company is called an example', () => {
  expect(replaceNbsp(formatLegal(company))).toBe('ООО «Ввоз», ИНН 2540000000');
  expect(replaceNbsp(formatLegal({ ...company, example: true }))).toBe('ООО «Ввоз», ИНН 2540000000 (пример)');
});
