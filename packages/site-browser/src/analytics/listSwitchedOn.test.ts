import { expect, test } from 'vitest';
import { listSwitchedOn } from './listSwitchedOn.ts';

test('only services with an id are switched on, in the order of the table', () =>
  expect(listSwitchedOn({ a: 1, b: 2, c: 3 }, { c: 'three', a: 'one' })).toEqual([
    ['a', 1, 'one'],
    ['c', 3, 'three'],
  ]));
