import { expect, test } from 'vitest';
import { createLossTally } from './importLosses.ts';
import type { LotReading } from './records/reading.ts';
import { readAleado } from './sources/aleado/readAleado.ts';
import { findReadableTable } from './feedTables.ts';
import { createAleadoRow } from './testing/rows.ts';

const { table } = findReadableTable('aleado/japan');

/** Creates a lot with this id and its losses. */
function createReading(id: string, lost: Partial<Pick<LotReading, 'dropped' | 'unknownWords'>>): LotReading {
  const reading = readAleado(createAleadoRow({ ID: id }), table, new Date('2026-11-21T00:00:00Z'));
  if (reading.kind !== 'lot') throw new Error(reading.kind);
  return { ...reading, ...lost };
}

test('fields are counted by name and reason, the commonest first, with the first case as the example', () => {
  const tally = createLossTally();
  const addDropped = (id: string, field: string, reason: string, value: string) =>
    tally.add(createReading(id, { dropped: [{ field, reason, value, outOfBounds: true }] }), `place ${id}`);
  addDropped('a', 'YEAR', 'is a list', '[1]');
  addDropped('b', 'YEAR', 'is not a year', 'x');
  addDropped('c', 'MASS', 'is not a year', 'y');
  addDropped('d', 'YEAR', 'is not a year', 'z');
  addDropped('e', 'MASS', 'is not a year', 'y');
  addDropped('f', 'MASS', 'is not a year', 'y');
  expect(tally.listLosses()).toEqual({
    dropped: [
      {
        field: 'MASS',
        reason: 'is not a year',
        count: 3,
        example: { id: 'c', place: 'place c', value: 'y' },
      },
      {
        field: 'YEAR',
        reason: 'is not a year',
        count: 2,
        example: { id: 'b', place: 'place b', value: 'x' },
      },
      { field: 'YEAR', reason: 'is a list', count: 1, example: { id: 'a', place: 'place a', value: '[1]' } },
    ],
    unknownWords: [],
  });
});

test('words are counted by vocabulary without regard to case, the commonest first', () => {
  const tally = createLossTally();
  const addWord = (id: string, vocabulary: 'color' | 'drive', word: string) =>
    tally.add(createReading(id, { unknownWords: [{ vocabulary, word }] }), 'place');
  addWord('a', 'drive', 'teal');
  addWord('b', 'color', 'Teal');
  addWord('c', 'color', 'TEAL');
  expect(tally.listLosses()).toEqual({
    dropped: [],
    unknownWords: [
      { vocabulary: 'color', word: 'Teal', count: 2, exampleId: 'b' },
      { vocabulary: 'drive', word: 'teal', count: 1, exampleId: 'a' },
    ],
  });
});

test('after 2,000 different words, new ones are not counted, but known ones are', () => {
  const tally = createLossTally();
  const unknownWords = Array.from({ length: 2001 }, (_, index) => ({
    vocabulary: 'color' as const,
    word: `W${index}`,
  }));
  tally.add(createReading('a', { unknownWords }), 'place');
  tally.add(createReading('b', { unknownWords: unknownWords.slice(1999) }), 'place');
  const { unknownWords: totals } = tally.listLosses();
  expect(totals).toHaveLength(2000);
  expect(totals[0]).toEqual({ vocabulary: 'color', word: 'W1999', count: 2, exampleId: 'a' });
  expect(totals.map(({ word }) => word)).not.toContain('W2000');
});
