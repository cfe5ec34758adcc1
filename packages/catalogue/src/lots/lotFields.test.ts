import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Currency } from '../words/currencies.ts';
import type { Fuel } from '../words/fuels.ts';
import type { Lot, LotSummary } from './lot.ts';
import { LOT_FIELD_ROWS } from './lotFields.ts';
import type { LotStatus } from './lotStatuses.ts';

const findDuplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the table of lot fields', () => {
  test('no two fields share a column or a name on the wire', () => {
    expect(findDuplicates(LOT_FIELD_ROWS.map(([, { column }]) => column))).toEqual([]);
    expect(
      findDuplicates(
        LOT_FIELD_ROWS.flatMap(([, row]) => [
          ...row.wire,
          ...(row.kind === 'facts' ? Object.values(row.names) : []),
        ]),
      ),
    ).toEqual([]);
  });

  test('no two values of a vocabulary share a word of the wire', () => {
    for (const [, row] of LOT_FIELD_ROWS)
      if (row.kind === 'word')
        expect(
          findDuplicates(
            Object.values(row.words).flatMap((words) => words.map((word) => word.toUpperCase())),
          ),
        ).toEqual([]);
  });

  test('the types of a lot are exact', () => {
    expectTypeOf<Lot['engineCc']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Lot['currency']>().toEqualTypeOf<Currency>();
    expectTypeOf<Lot['status']>().toEqualTypeOf<LotStatus>();
    expectTypeOf<Lot['fuel']>().toEqualTypeOf<Fuel | undefined>();
    expectTypeOf<Lot['leftHand']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Lot['images']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<Lot>().toExtend<LotSummary>();
    expectTypeOf<LotSummary>().not.toHaveProperty('serial');
    expectTypeOf({ ...({} as Lot), brand: undefined }).not.toExtend<Lot>();
  });
});
