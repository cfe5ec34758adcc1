import { expect, test } from 'vitest';
import { and, EVERYTHING, not, or, type Filter } from '../filter.ts';
import { chooseIndex } from './chooseIndex.ts';

const color: Filter = { op: 'in', field: 'color', values: ['white'] };
const lot: Filter = { op: 'lot', number: '5123' };
const part: Filter = { op: 'lotContains', text: '51' };

test.each<[string, Filter, string]>([
  ['everything', EVERYTHING, 'lot_facets'],
  ['a colour', color, 'lot_facets'],
  ['two conditions', and(color, not(color)), 'lot_facets'],
  ['either of two colours', or(color, color), 'lot_facets'],
  ['a lot number', lot, 'lot_by_number'],
  ['a part of a lot number', part, 'lot_by_number'],
  ['a lot number beside a colour', and(color, lot), 'lot_by_number'],
  ['a lot number or a colour', or(color, part), 'lot_by_number'],
  ['every lot except a lot number', not(lot), 'lot_by_number'],
  ['a nested lot number', and(color, or(color, not(part))), 'lot_by_number'],
])('%s uses the index %s', (_, filter, index) => expect(chooseIndex(filter)).toBe(index));
