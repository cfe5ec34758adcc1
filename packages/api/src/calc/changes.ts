import { z } from 'zod';
import { PAYERS } from '@vvoz/catalogue/cost/costTypes';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';

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

export const changeSchema = z.object({
  code: z.enum(CHANGE_CODES),
  text: z.string().min(1),
  deltaRub: z.int(),
  receiptTotal: z.int(),
  receiptId: z.string(),
  apply: z.strictObject({
    powerHp: z.number().positive().optional(),
    powerKw: z.number().positive().optional(),
    power30Kw: z.number().positive().optional(),
    ageMonths: z.int().min(0).optional(),
    payer: z.enum(PAYERS).optional(),
    price: z.number().positive().optional(),
    date: z.iso.date().optional(),
  }),
}) satisfies z.ZodType<Change>;

/** The one that saves most first. */
export const changesSchema = z.array(changeSchema).readonly();
