import { beforeEach } from 'vitest';
import type { CostInput, LineCode, Receipt } from '@vvoz/law/costTypes';
import { calculateReceipt, readCostInput } from '../calculateReceipt.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { loadTableFiles } from '../loadTables.ts';
import { defaultRates } from '../rates.ts';
import { readSettings } from '../settings.ts';
import { readTables } from '../selectTables.ts';

const files = await loadTableFiles();

export let allTables = readTables(files);
export let settings = readSettings(defaultSettings);
export const rates = defaultRates;

// Rebuilt before each test, so that a mutation run knows which tests depend on the code that builds them.
beforeEach(() => {
  allTables = readTables(files);
  settings = readSettings(defaultSettings);
});

export const TODAY = '2026-09-05';

/** Parses input and fills in defaults. */
export const read = (raw: Readonly<Record<string, unknown>>): CostInput => readCostInput(raw);

/** Calculates a receipt with the tables, settings and rates of the repository. */
export const calculate = (raw: Readonly<Record<string, unknown>>): Receipt =>
  calculateReceipt(read(raw), { tables: allTables, settings, rates, today: TODAY });

/** The amounts of a receipt, ₽, by code. */
export const listPayments = ({ lines }: Pick<Receipt, 'lines'>): Partial<Record<LineCode, number>> =>
  Object.fromEntries(lines.map(({ code, amountRub }) => [code, amountRub]));

/** The amount of one line, ₽, or undefined when the receipt has no such line. */
export const getPayment = (raw: Readonly<Record<string, unknown>>, code: LineCode): number | undefined =>
  listPayments(calculate(raw))[code];
