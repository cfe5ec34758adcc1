import { expect, test } from 'vitest';
import { formatHall, formatTown } from './towns.ts';

test.each([
  ['Incheon', 'Инчхон'],
  [' TOKYO ', 'Токио'],
  ['Владивосток', 'Владивосток'],
  ['Novi Pazar', 'Novi Pazar'],
  ['constructor', 'constructor'],
])('the town %s is %s', (name, text) => expect(formatTown(name)).toBe(text));

test.each([
  ['USS Tokyo', 'USS Токио'],
  ['TAA KINKI', 'TAA Кинки'],
  ['Autobid Berlin', 'Autobid Берлин'],
  ['AUCNET Bike', 'AUCNET Bike'],
  ['', ''],
])('the hall %s is %s', (name, text) => expect(formatHall(name)).toBe(text));
