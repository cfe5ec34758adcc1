import { expect, test } from 'vitest';
import { defaultSettings } from '../defaultSettings.ts';
import { readSettings } from '../settings.ts';
import { allTables, rates, TODAY } from '../testing/calculate.ts';
import { findTotalMoves } from './findTotalMoves.ts';

const { company } = defaultSettings.russia;
const withCompany = (fee: number) =>
  readSettings({ ...defaultSettings, russia: { ...defaultSettings.russia, company: Math.round(fee) } });
const DATA = { tables: allTables, settings: withCompany(company), rates, today: TODAY };
const findPrius = (fee: number) =>
  findTotalMoves(DATA, withCompany(fee)).find(({ name }) => name === 'Toyota Prius из Японии');

test('a total that rises or falls by more than 30 % of what it was is named', () => {
  const before = findPrius(company + 100_000_000)?.before ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(findPrius(company + before * 0.31)).toBeDefined();
  expect(findPrius(company + before * 0.29)).toBeUndefined();
  const high = { ...DATA, settings: withCompany(company + before) };
  const names = (fee: number) => findTotalMoves(high, withCompany(fee)).map(({ name }) => name);
  expect(names(company + before * 0.38)).toContain('Toyota Prius из Японии');
  expect(names(company + before * 0.42)).not.toContain('Toyota Prius из Японии');
});
