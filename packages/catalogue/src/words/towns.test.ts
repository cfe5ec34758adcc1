import { expect, test } from 'vitest';
import { formatTown } from './towns.ts';

test.each([
  ['Incheon', 'Инчхон'],
  [' TOKYO ', 'Токио'],
  ['Владивосток', 'Владивосток'],
  ['Novi Pazar', 'Novi Pazar'],
  ['constructor', 'constructor'],
])('the town %s is %s', (name, text) => expect(formatTown(name)).toBe(text));
