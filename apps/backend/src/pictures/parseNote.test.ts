import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNote } from './parseNote.ts';

describe('parseNote', () => {
  it('reads a whole note', () => {
    const note = parseNote('INT:B EXT:C MARKS:A1@bumperF,U2@doorFL NOTES:Один владелец; Запасной ключ');
    expect(note).toEqual({
      interior: 'B',
      exterior: 'C',
      marks: [
        { code: 'A1', panel: 'bumperF' },
        { code: 'U2', panel: 'doorFL' },
      ],
      notes: ['Один владелец', 'Запасной ключ'],
    });
  });

  it.each([
    ['', {}],
    [null, {}],
    [undefined, {}],
    ['INT:A', { interior: 'A' }],
    ['EXT:d', { exterior: 'D' }],
    ['EXT:B INT:C', { interior: 'C', exterior: 'B' }],
    ['INT: B EXT:', { interior: 'B' }],
    ['INT:отлично', {}],
    [
      'MARKS: x@roof , W2@sillL',
      {
        marks: [
          { code: 'X', panel: 'roof' },
          { code: 'W2', panel: 'sillL' },
        ],
      },
    ],
    ['MARKS:A1@nowhere,@hood,A1,A1@__proto__,ABC9@hood', {}],
    ['NOTES:', {}],
    ['NOTES: ключ INT:A', { notes: ['ключ INT:A'] }],
    ['Один владелец; ABS', { notes: ['Один владелец', 'ABS'] }],
  ])('reads %j tolerantly', (text, part) => {
    expect(parseNote(text)).toEqual({ marks: [], notes: [], ...part });
  });

  it('never throws and never gives more than a sheet can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string(), (a, b) => {
        const note = parseNote(`${a} MARKS:${b} NOTES:${a};${b}`);
        expect(note.notes.length).toBeLessThanOrEqual(12);
        for (const line of note.notes) expect(line.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('stays fast on a hostile text', () => {
    const started = performance.now();
    parseNote(`${'INT: '.repeat(20_000)}${' '.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
