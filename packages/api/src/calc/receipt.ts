import { z } from 'zod';
import { errorSchema } from '../wire/envelope.ts';
import { changesSchema } from './changes.ts';
import {
  ASSUMPTION_CODES,
  BASES,
  BORDER_REASONS,
  INTERVAL_REASONS,
  LIMIT_STATES,
  LINE_CODES,
  LINE_GROUPS,
  PAYERS,
  VARIANTS,
  VEHICLE_KINDS,
} from '@vvoz/law/costTypes';
import { CERTAINTIES } from '@vvoz/law/certainty';
import type { CalcTerms, Receipt } from '@vvoz/law/costTypes';

const lineSchema = z.object({
  code: z.enum(LINE_CODES),
  group: z.enum(LINE_GROUPS),
  label: z.string(),
  amountRub: z.int(),
  amount: z.number(),
  currency: z.string(),
  rate: z.number().nullable(),
  rateDate: z.string().nullable(),
  rateSource: z.string().nullable(),
  rateMargin: z.number().optional(),
  officialRate: z.number().optional(),
  rule: z.object({ act: z.string(), row: z.string() }),
  basis: z.enum(BASES),
  certainty: z.enum(CERTAINTIES).optional(),
  note: z.string().optional(),
});

const outcomeSchema = z.object({
  id: z.string(),
  date: z.string(),
  payer: z.enum(PAYERS),
  kind: z.enum(VEHICLE_KINDS),
  variant: z.enum(VARIANTS),
  customsValueRub: z.number().nullable(),
  lines: z.array(lineSchema).readonly(),
  totals: z.object({ abroad: z.int(), customs: z.int(), russia: z.int(), total: z.int() }),
  assumptions: z.array(z.object({ code: z.enum(ASSUMPTION_CODES), text: z.string() })).readonly(),
  tables: z.object({
    validFrom: z.string(),
    validTo: z.string(),
    version: z.string(),
    published: z.literal(true).optional(),
  }),
  settingsVersion: z.string(),
});

const limit160Schema = z.object({
  state: z.enum(LIMIT_STATES),
  engineKw: z.number().optional(),
  motorKw: z.tuple([z.number(), z.number()]).readonly().optional(),
});

const borderSchema = z.object({
  date: z.string(),
  reason: z.enum(BORDER_REASONS),
  before: z.int(),
  after: z.int(),
});

/** A receipt: Σ amountRub = totals.total. If the data allows two outcomes, `interval` has both and the reasons. */
export const receiptSchema = outcomeSchema.extend({
  interval: z
    .object({
      low: outcomeSchema,
      high: outcomeSchema,
      reasons: z.array(z.enum(INTERVAL_REASONS)).readonly(),
      likely: z.int().optional(),
    })
    .optional(),
  limit160: limit160Schema.optional(),
  day: z.object({ from: z.enum(['query', 'auction', 'today']), uncertaintyDays: z.int() }).optional(),
  border: borderSchema.optional(),
  madeOn: z.string().optional(),
  power30Ends: z.object({ lowKw: z.number(), highKw: z.number(), low: z.int(), high: z.int() }).optional(),
}) satisfies z.ZodType<Receipt>;

/** Answer of `/api/calc`: the receipt of a lot, and changes of facts that would change the total. */
export const calcResponseSchema = receiptSchema.extend({ changes: changesSchema });
export type CalcResponse = z.output<typeof calcResponseSchema>;

/** Short receipt for a card. */
export const receiptTotalSchema = outcomeSchema
  .pick({ id: true, date: true, payer: true, variant: true, totals: true })
  .extend({
    assumptions: z.array(z.enum(ASSUMPTION_CODES)).readonly(),
    /** ₽: both totals if the data allows two outcomes. */
    interval: z
      .object({
        low: z.int(),
        high: z.int(),
        reasons: z.array(z.enum(INTERVAL_REASONS)).readonly(),
        likely: z.int().optional(),
      })
      .optional(),
    limit160: limit160Schema.optional(),
    border: borderSchema.optional(),
    /** ₽: the recycling fee; absent from a receipt without one. */
    recyclingFee: z.int().optional(),
    /** ₽: the totals at the ends of the lot's estimate, each of its own receipt; the lower and the higher possible one. */
    usual: z.object({ low: z.int(), high: z.int() }).optional(),
    /** How often such a lot costs the budget of the call or less, 0.02 … 0.98. */
    chance: z.number().optional(),
  });
export type ReceiptTotal = z.output<typeof receiptTotalSchema>;

/** The reason why a lot of a batch has no receipt for a variant. */
const calcFaultSchema = errorSchema.shape.error.pick({ message: true, messageRu: true }).extend({
  field: z.string(),
});
export type CalcFault = z.output<typeof calcFaultSchema>;

/** One item per question, in the order of the request: a receipt, or the reason why there is none. */
export const calcReceiptsResponseSchema = z.object({
  items: z.array(z.object({ receipt: calcResponseSchema.optional(), fault: calcFaultSchema.optional() })),
});
export type CalcReceiptsResponse = z.output<typeof calcReceiptsResponseSchema>;

/** One item per lot, in the order of the request. */
export const calcBatchResponseSchema = z.object({
  items: z.array(
    z.object({
      receipts: z.partialRecord(z.enum(VARIANTS), receiptTotalSchema),
      faults: z.partialRecord(z.enum(VARIANTS), calcFaultSchema),
    }),
  ),
});
export type CalcBatchResponse = z.output<typeof calcBatchResponseSchema>;

export const calcTermsSchema = z.object({
  cities: z.array(z.object({ key: z.string(), name: z.string(), deliveryRub: z.int() })).readonly(),
  rates: z
    .array(z.object({ currency: z.string(), rub: z.number(), date: z.string(), source: z.string() }))
    .readonly(),
}) satisfies z.ZodType<CalcTerms>;
