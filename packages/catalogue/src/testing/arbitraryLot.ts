import fc from 'fast-check';
import type { Lot } from '../lots/lot.ts';
import { LOT_FIELD_ROWS } from '../lots/lotFields.ts';
import type { LotField } from '../lots/lotField.ts';

const MAX_NUMBER = 2 ** 40;

const makeWord = (characters: string): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 8 });
const makeWords = (characters: string): fc.Arbitrary<string> =>
  fc.array(makeWord(characters), { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));

const localTime: fc.Arbitrary<string> = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));

/** Arbitrary normalised values of a field. */
function makeValue(row: LotField): fc.Arbitrary<unknown> {
  switch (row.kind) {
    case 'text':
      return makeWords('abcXYZ019-/:;"\'&<>,.#@АяЁ漢é');
    case 'name':
    case 'upper':
      return makeWords('ABZ019-:Я');
    case 'lower':
      return makeWords('abz019_я');
    case 'dateTime':
      return localTime;
    case 'count':
      return fc.integer({ min: 0, max: row.max ?? MAX_NUMBER });
    case 'positive':
      return fc.integer({ min: 1, max: row.max ?? MAX_NUMBER });
    case 'flag':
      return fc.constant(true);
    case 'word':
      return fc.constantFrom(...Object.keys(row.words));
    case 'list':
      return fc.array(makeWord('abcXYZ019/?=&:._-'), { maxLength: 5 });
    case 'facts': {
      const facts = Object.keys(row.names).map((name) => [name, makeWords('abcXYZ019')] as const);
      return fc
        .record(Object.fromEntries(facts), { requiredKeys: [] })
        .filter((record) => Object.keys(record).length > 0);
    }
    default:
      return row satisfies never;
  }
}

/** Any lot that LOT_FIELDS can express. */
export const arbitraryLot = (): fc.Arbitrary<Lot> =>
  fc.record(Object.fromEntries(LOT_FIELD_ROWS.map(([key, row]) => [key, makeValue(row)])), {
    requiredKeys: LOT_FIELD_ROWS.filter(([, row]) => row.presence !== undefined).map(([key]) => key),
    // The type is derived from the same rows as the values.
  }) as unknown as fc.Arbitrary<Lot>;
