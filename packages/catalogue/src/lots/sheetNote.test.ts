import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CPU_MS, measureCpu } from '../testing/longTexts.ts';
import { DAMAGE_CODES, describeDamage, describePanel } from './damageCodes.ts';
import { formatMarkCode, PANEL_NAMES } from './sheetMarks.ts';
import { formatSheetNote, parseInterior, parseSheetNote, type SheetNote } from './sheetNote.ts';

const WHOLE = 'INT:B EXT:C MARKS:A1@bumperF,X@hood,XX NOTES:Один владелец; Запасной ключ';
const NOTE: SheetNote = {
  interior: 'B',
  exterior: 'C',
  marks: [{ code: 'A', size: 1, panel: 'bumperF' }, { code: 'X', panel: 'hood' }, { code: 'XX' }],
  remarks: ['Один владелец', 'Запасной ключ'],
};

test('a complete note is parsed and formatted', () => {
  expect(parseSheetNote(WHOLE)).toEqual(NOTE);
  expect(formatSheetNote(NOTE)).toBe(WHOLE);
});

describe('reading', () => {
  test.each<readonly [string | null | undefined, Partial<SheetNote>]>([
    ['', {}],
    [null, {}],
    [undefined, {}],
    ['INT:A', { interior: 'A' }],
    ['EXT:d', { exterior: 'D' }],
    ['INT:b+ EXT:S', { interior: 'B+', exterior: 'S' }],
    ['EXT:B INT:C', { interior: 'C', exterior: 'B' }],
    ['INT: B EXT:', { interior: 'B' }],
    ['int:B Notes:Ключ', { interior: 'B', remarks: ['Ключ'] }],
    ['INT:отлично', {}],
    ['INT:A EXT:A MARKS: NOTES:Без замечаний', { interior: 'A', exterior: 'A', remarks: ['Без замечаний'] }],
    [
      'MARKS: x@roof , W2@sillL',
      {
        marks: [
          { code: 'X', panel: 'roof' },
          { code: 'W', size: 2, panel: 'sillL' },
        ],
      },
    ],
    [
      'MARKS:A1@nowhere,@hood,U2,A1@__proto__,ABC9@hood,?,, 5',
      {
        marks: [
          { code: 'A', size: 1 },
          { code: 'U', size: 2 },
          { code: 'A', size: 1 },
        ],
      },
    ],
    ['NOTES:', {}],
    ['NOTES: ключ INT:A', { remarks: ['ключ INT:A'] }],
    ['INT:A\nNOTES:Один\nДва', { interior: 'A', remarks: ['Один', 'Два'] }],
    ['Один владелец; ABS', { remarks: ['Один владелец', 'ABS'] }],
  ])('%j', (text, part) => {
    expect(parseSheetNote(text)).toEqual({ marks: [], remarks: [], ...part });
    expect(parseInterior(text)).toBe(part.interior);
  });

  test('parsing never throws and is stable for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(' INT:', ' EXT:', ' MARKS:', ' NOTES:', 'A1@hood', ',', ';', 'b-', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const note = parseSheetNote(pieces.join(''));
        expect(parseSheetNote(formatSheetNote(note))).toEqual(note);
      }),
    );
  });

  test('stays fast on a hostile text', async () => {
    const text = `${'INT: '.repeat(5000)}${' '.repeat(5000)}MARKS:${'A1@hood '.repeat(5000)}`;
    expect(await measureCpu(() => parseSheetNote(text))).toBeLessThan(MAX_CPU_MS);
  });
});

test('parsing reverses formatting', () => {
  const grade = fc.constantFrom('A', 'B+', 'C-', 'D', 'E', 'S');
  const mark = fc.record(
    {
      code: fc.constantFrom(...DAMAGE_CODES.map(({ code }) => code), 'QZ'),
      size: fc.integer({ min: 1, max: 9 }),
      panel: fc.constantFrom(...PANEL_NAMES),
    },
    { requiredKeys: ['code'] },
  );
  const remark = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replaceAll(/[;\n]/g, '').trim())
    .filter((text) => text !== '');
  const note = fc.record(
    {
      interior: grade,
      exterior: grade,
      marks: fc.array(mark, { maxLength: 9 }),
      remarks: fc.array(remark, { maxLength: 5 }),
    },
    { requiredKeys: ['marks', 'remarks'] },
  );
  fc.assert(
    fc.property(note, (parsed) => {
      expect(parseSheetNote(formatSheetNote(parsed))).toEqual(parsed);
    }),
  );
});

test('writes only the parts that are given', () => {
  expect(formatSheetNote({ remarks: ['Гарантия'] })).toBe('NOTES:Гарантия');
  expect(formatSheetNote({ interior: 'A', marks: [], remarks: [] })).toBe('INT:A MARKS: NOTES:');
  expect(formatSheetNote({})).toBe('');
});

test('marks in words, by size and panel', () => {
  expect([1, 2, 3].map((size) => describeDamage({ code: 'A', size }))).toEqual([
    'мелкая царапина',
    'царапина',
    'крупная царапина',
  ]);
  expect(describeDamage({ code: 'XX', size: 1 })).toBe('деталь заменена');
  expect(describeDamage({ code: 'XX', size: 3 })).toBe('деталь заменена');
  expect(describeDamage({ code: 'A', size: 9 })).toBe('крупная царапина');
  expect(describeDamage({ code: 'A' })).toBe('царапина');
  for (const size of [1, 2, 3]) expect(describeDamage({ code: 'Q', size })).toBeUndefined();
  expect(describeDamage({ code: 'Q' })).toBeUndefined();
  expect(describePanel({ code: 'A', panel: 'doorRL' })).toBe('левая задняя дверь');
  expect(describePanel({ code: 'A' })).toBeUndefined();
  expect(NOTE.marks.map(formatMarkCode)).toEqual(['A1', 'X', 'XX']);
});
