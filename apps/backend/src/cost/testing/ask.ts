import type { CostInput, LineCode, Receipt } from '@vvoz/api/calc/types';
import { costOf, readCostInput } from '../costOf.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { loadTables } from '../loadTables.ts';
import { defaultRates } from '../rates.ts';
import { readSettings } from '../settings.ts';

export const allTables = await loadTables();
export const settings = readSettings(defaultSettings);
export const rates = defaultRates;

export const TODAY = '2026-09-05';

/** Of a question with defaults filled in. */
export const read = (raw: Readonly<Record<string, unknown>>): CostInput => readCostInput(raw);

/** The receipt for a question, by the tables, settings and rates that ship. */
export const ask = (raw: Readonly<Record<string, unknown>>): Receipt =>
  costOf(read(raw), { tables: allTables, settings, rates, today: TODAY });

/** Payments by code. */
export const payments = ({ lines }: Pick<Receipt, 'lines'>): Partial<Record<LineCode, number>> =>
  Object.fromEntries(lines.map(({ code, amountRub }) => [code, amountRub]));

/** One payment; undefined where the receipt has no such line. */
export const payment = (raw: Readonly<Record<string, unknown>>, code: LineCode): number | undefined =>
  payments(ask(raw))[code];
