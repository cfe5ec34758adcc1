import type { CostInput } from './costTypes.ts';

/**
 * Facts that a change can replace. `power30`: the 30-minute power of an electric car. `tables`: the tables of the law
 * for a later period.
 */
export const CHANGE_CODES = ['power', 'power30', 'age', 'payer', 'price', 'tables'] as const;
export type ChangeCode = (typeof CHANGE_CODES)[number];

/** Input fields that a change replaces. */
export type ChangedFields = Readonly<
  Partial<Pick<CostInput, 'powerHp' | 'powerKw' | 'power30Kw' | 'ageMonths' | 'payer' | 'price' | 'date'>>
>;

/** A change of facts that would change the total, and by how much. */
export interface Change {
  readonly code: ChangeCode;
  /** Russian: «на 1 л.с. меньше — на 3 450 800 ₽ дешевле». */
  readonly text: string;
  /** Whole roubles; below zero: cheaper. */
  readonly deltaRub: number;
  /** Total after the change. If two outcomes remain, the higher ones are compared. */
  readonly receiptTotal: number;
  readonly receiptId: string;
  /** The input with these fields gives the receipt `receiptId`. */
  readonly apply: ChangedFields;
}
