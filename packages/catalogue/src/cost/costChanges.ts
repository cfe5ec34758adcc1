import type { CostInput } from './costTypes.ts';

/** What may be different: `power30` is the 30-minute power of an electric car, `tables` those of a later period. */
export const CHANGE_CODES = ['power', 'power30', 'age', 'payer', 'price', 'tables'] as const;
export type ChangeCode = (typeof CHANGE_CODES)[number];

/** Fields of the question that a change replaces; the others stay. */
export type ChangedFields = Readonly<
  Partial<Pick<CostInput, 'powerHp' | 'powerKw' | 'power30Kw' | 'ageMonths' | 'payer' | 'price' | 'date'>>
>;

/** What would make the total another one, and by how much. */
export interface Change {
  readonly code: ChangeCode;
  /** Russian: «на 1 л.с. меньше — на 3 450 800 ₽ дешевле». */
  readonly text: string;
  /** Whole roubles; below zero: cheaper. */
  readonly deltaRub: number;
  /** Total of the changed question. Where two outcomes remain, the dearer on both sides. */
  readonly receiptTotal: number;
  readonly receiptId: string;
  /** The question with these fields has the receipt `receiptId`. */
  readonly apply: ChangedFields;
}
