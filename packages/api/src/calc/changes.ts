import { z } from 'zod';
import { PAYERS } from '@vvoz/law/costTypes';
import { CHANGE_CODES, type Change } from '@vvoz/law/costChanges';

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

/** Sorted: the change that saves most first. */
export const changesSchema = z.array(changeSchema).readonly();
