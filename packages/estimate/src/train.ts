import { calibrate, readSpreadFacts, type Calibration } from './calibration.ts';
import { estimatePrice, hasEvidence } from './estimatePrice.ts';
import { fitEffects, predict, type Effects } from './fitEffects.ts';
import type { Estimate } from './lot.ts';
import type { SaleTable } from './SaleTable.ts';

/** Sales of the last weeks that are held out to learn how far prices are from the expected ones. */
const CALIBRATION_DAYS = 42;
const MIN_CALIBRATION = 300;
const MAX_CALIBRATION_SHARE = 0.3;
/** With fewer sales there is no model. */
export const MIN_SALES = 300;

export interface Fit {
  readonly effects: Effects;
  readonly calibration: Calibration;
}

/** The first of the sorted rows whose day is not before `day`. */
export function findFirstRow(table: SaleTable, rows: Int32Array, day: number): number {
  const found = rows.findIndex((row) => table.days[row]! >= day);
  return found === -1 ? rows.length : found;
}

/**
 * Fits effects and calibration: first without the last weeks, whose differences give the calibration, then with all.
 * @param rows sorted by day; at least MIN_SALES
 */
export function fit(table: SaleTable, rows: Int32Array): Fit {
  const lastDay = table.days[rows.at(-1)!]!;
  const wanted = rows.length - findFirstRow(table, rows, lastDay - CALIBRATION_DAYS + 1);
  const held = Math.floor(Math.min(rows.length * MAX_CALIBRATION_SHARE, Math.max(wanted, MIN_CALIBRATION)));
  const early = fitEffects(table, rows.subarray(0, rows.length - held));
  const calibration = calibrate(table, early, rows.subarray(rows.length - held));
  return { effects: fitEffects(table, rows), calibration };
}

/** Estimates a row of the table; undefined without evidence. */
export function estimateRow(
  table: SaleTable,
  { effects, calibration }: Fit,
  row: number,
): Estimate | undefined {
  const facts = readSpreadFacts(table, effects, row, predict(table, effects, row));
  return hasEvidence(facts) ? estimatePrice(calibration, facts) : undefined;
}
