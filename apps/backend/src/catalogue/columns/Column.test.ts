import { expect, test } from 'vitest';
import { ColumnBuilder, combineColumns, countValues, replaceUnknown, sortRows } from './Column.ts';

/** Builds a column; `order` has the positions of the lots. */
function build<T>(values: readonly T[], order = values.map((_, at) => at)) {
  const builder = new ColumnBuilder<T>(values.length);
  for (const value of values) builder.add(value);
  return builder.build(Uint32Array.from(order));
}

test('values are sorted, unknown ones first, and lots are in the given order', () => {
  expect(build([3, null, 10, 3], [3, 2, 1, 0])).toEqual({
    values: [null, 3, 10],
    codes: Uint16Array.of(1, 2, 0, 1),
  });
  expect(build(['b', '', 'B'])).toEqual({ values: ['', 'B', 'b'], codes: Uint16Array.of(2, 0, 1) });
});

test.each([65_536, 65_537])('%d values keep their lots', (size) => {
  const column = build(Array.from({ length: size }, (_, at) => size - at));
  expect(column.codes[0]).toBe(size - 1);
  expect(column.codes[size - 1]).toBe(0);
  expect(sortRows(column)[0]).toBe(size - 1);
  expect(countValues(column, Uint32Array.of(0, 0, size - 1)).at(-1)).toBe(2);
});

test('combinations are in the order of the first column, then the second', () => {
  const { values, codes } = combineColumns([build(['b', 'a', 'b']), build(['x', 'x', ''])]);
  expect(values).toEqual([
    ['a', 'x'],
    ['b', ''],
    ['b', 'x'],
  ]);
  expect([...codes]).toEqual([2, 0, 1]);
});

test('an unknown number gets a value, which may be known already', () => {
  const column = build([2020, null, 2019]);
  const read = (value: number) => {
    const { values, codes } = replaceUnknown(column, value);
    return [...codes].map((code) => values[code]);
  };
  expect(read(2020)).toEqual([2020, 2020, 2019]);
  expect(read(2000)).toEqual([2020, 2000, 2019]);
});

test('combinations of many values are found without a table of all of them', () => {
  const many = build(Array.from({ length: 5000 }, (_, at) => String(at).padStart(5, '0')));
  const { values, codes } = combineColumns([many, many]);
  expect(values).toHaveLength(5000);
  expect(values[17]).toEqual(['00017', '00017']);
  expect([...codes.subarray(0, 3)]).toEqual([0, 1, 2]);
});
