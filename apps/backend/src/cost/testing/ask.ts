import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach } from 'vitest';
import type { CostInput, LineCode, Receipt } from '@vvoz/catalogue/cost/costTypes';
import { calculateReceipt, readCostInput } from '../calculateReceipt.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { defaultRates } from '../rates.ts';
import { readSettings } from '../settings.ts';
import { readTables } from '../tables.ts';

const FOLDER = path.join(import.meta.dirname, '../tables');
const files = await Promise.all(
  (await readdir(FOLDER)).map(async (name) => ({
    name,
    content: JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')) as unknown,
  })),
);

export let allTables = readTables(files);
export let settings = readSettings(defaultSettings);
export const rates = defaultRates;

// Made anew for each test, so that a mutation run knows which tests depend on how they are made.
beforeEach(() => {
  allTables = readTables(files);
  settings = readSettings(defaultSettings);
});

export const TODAY = '2026-09-05';

/** Of a question with defaults filled in. */
export const read = (raw: Readonly<Record<string, unknown>>): CostInput => readCostInput(raw);

/** The receipt for a question, by the tables, settings and rates that ship. */
export const ask = (raw: Readonly<Record<string, unknown>>): Receipt =>
  calculateReceipt(read(raw), { tables: allTables, settings, rates, today: TODAY });

/** Payments by code. */
export const listPayments = ({ lines }: Pick<Receipt, 'lines'>): Partial<Record<LineCode, number>> =>
  Object.fromEntries(lines.map(({ code, amountRub }) => [code, amountRub]));

/** One getPayment; undefined where the receipt has no such line. */
export const getPayment = (raw: Readonly<Record<string, unknown>>, code: LineCode): number | undefined =>
  listPayments(ask(raw))[code];
