import { z } from 'zod';
import { receiptSchema } from './receipt.ts';
import { VARIANTS } from '@vvoz/law/costTypes';
import type { BidResponse, CheaperAbove } from '@vvoz/law/bidTypes';

export const cheaperAboveSchema = z.object({
  bid: z.number().positive(),
  currency: z.string(),
  raise: z.number().positive(),
  total: z.int(),
  deltaRub: z.int().negative(),
  receiptId: z.string(),
}) satisfies z.ZodType<CheaperAbove>;

export const bidResponseSchema = z.object({
  bid: z.number().positive().nullable(),
  currency: z.string(),
  step: z.number().positive(),
  budgetRub: z.number(),
  variant: z.enum(VARIANTS),
  receipt: receiptSchema.nullable(),
  overBudgetBelow: z
    .object({ from: z.number().positive(), to: z.number().positive(), total: z.int() })
    .nullable(),
  chance: z.number().min(0).max(1).optional(),
  cheaperAbove: cheaperAboveSchema.nullable(),
}) satisfies z.ZodType<BidResponse>;

/** One answer per possible variant. */
export const calcBidsSchema = z.object({ items: z.array(bidResponseSchema).readonly() });
export type CalcBids = z.output<typeof calcBidsSchema>;
