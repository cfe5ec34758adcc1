import { expect, test } from 'vitest';
import { damageText, panelText } from './damageCodes.ts';
import { interiorLetter, markLabel, readSheet } from './sheetInfo.ts';

test('a note is taken apart', () => {
  const sheet = readSheet('INT:B EXT:C MARKS:A1@bumperF,X@hood,XX NOTES:Один владелец; Запасной ключ');
  expect(sheet).toEqual({
    interior: 'B',
    exterior: 'C',
    marks: [{ code: 'A', size: 1, panel: 'bumperF' }, { code: 'X', panel: 'hood' }, { code: 'XX' }],
    notes: ['Один владелец', 'Запасной ключ'],
  });
  expect(sheet.marks.map(markLabel)).toEqual(['A1', 'X', 'XX']);
});

test('parts may be missing or unreadable', () => {
  expect(readSheet('INT:A EXT:A MARKS: NOTES:Без замечаний')).toMatchObject({
    marks: [],
    notes: ['Без замечаний'],
  });
  expect(readSheet('NOTES:Гарантия')).toEqual({ marks: [], notes: ['Гарантия'] });
  expect(readSheet('MARKS:A1@bumperF,?,, 5')).toMatchObject({ marks: [{ code: 'A' }] });
  expect(readSheet('просто текст')).toEqual({ marks: [], notes: [] });
  expect(readSheet(undefined)).toEqual({ marks: [], notes: [] });
  expect(interiorLetter('EXT:B')).toBeUndefined();
});

test('marks in words, by size and panel', () => {
  expect([1, 2, 3].map((size) => damageText({ code: 'A', size }))).toEqual([
    'мелкая царапина',
    'царапина',
    'крупная царапина',
  ]);
  expect(damageText({ code: 'XX', size: 1 })).toBe('деталь заменена');
  expect(damageText({ code: 'Q' })).toBeUndefined();
  expect(panelText({ code: 'A', panel: 'doorRL' })).toBe('левая задняя дверь');
  expect(panelText({ code: 'A', panel: 'toString' })).toBeUndefined();
});
