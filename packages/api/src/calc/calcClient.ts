import { createPostQuery, createGet, type RequestOptions, type ClientOptions, type Pairs } from '../http.ts';
import type { LotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import { calcBidsSchema, type CalcBids } from './bid.ts';
import {
  calcBatchResponseSchema,
  calcReceiptsResponseSchema,
  calcResponseSchema,
  calcTermsSchema,
  type CalcBatchResponse,
  type CalcReceiptsResponse,
  type CalcResponse,
} from './receipt.ts';
import type { CalcTerms, Payer, Variant } from '@vvoz/law/costTypes';

/** Choices of the visitor. `city`: a key or name from `terms`; default Vladivostok. */
export interface CostChoice {
  readonly payer?: Payer | undefined;
  readonly variant?: Variant | undefined;
  readonly city?: string | undefined;
  /** YYYY-MM-DD; the day of the declaration. Default: expected from the lot's auction day. */
  readonly date?: string | undefined;
}

/** A lot of a batch, with the ends of its estimate. */
export type BatchQuestion = LotQuestion & {
  readonly est_low?: number | undefined;
  readonly est_high?: number | undefined;
};

/** A lot of a bid, with its estimate. */
export type BidQuestion = BatchQuestion & { readonly est?: number | undefined };

/** Converts the facts of a lot and the visitor's choices into query parameters. */
export const encodeCalcPairs = (question: LotQuestion, choice: CostChoice): Pairs =>
  Object.entries({ ...question, ...choice }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );

/** Typed client of the cost calculator. Every method throws ApiError. */
export function createCalcClient(options: ClientOptions) {
  const get = createGet(options);
  const post = createPostQuery(options);
  return {
    /** Cost of a lot, line by line. Throws an ApiError of status 400 with the `field` that prevents a calculation. */
    receipt: (question: LotQuestion, choice: CostChoice = {}, call?: RequestOptions): Promise<CalcResponse> =>
      get(
        calcResponseSchema,
        'api/calc',
        [...encodeCalcPairs(question, choice), ['request_from', 'catalog'], ['response_type', 'detail']],
        call,
      ),

    /** Receipts for up to 10 questions in one call, in their order; one that has none has the reason. */
    receipts: (
      questions: readonly (LotQuestion & CostChoice)[],
      call?: RequestOptions,
    ): Promise<CalcReceiptsResponse> =>
      post(calcReceiptsResponseSchema, 'api/calc/receipts', { questions }, call),

    /** Costs of up to 100 lots, per variant, in the order of `lots`; with the ends of an estimate also at these. */
    batch: (
      lots: readonly BatchQuestion[],
      {
        variants,
        payer,
        city,
        date,
        budget,
      }: Omit<CostChoice, 'variant'> & {
        readonly variants?: readonly Variant[];
        /** ₽: adds the chance of each lot with an estimate to cost no more. */
        readonly budget?: number | undefined;
      } = {},
      call?: RequestOptions,
    ): Promise<CalcBatchResponse> =>
      post(calcBatchResponseSchema, 'api/calc/batch', { lots, variants, payer, city, date, budget }, call),

    /** Highest bid within a budget in ₽, per possible variant; with the chance of each, if the lot has an estimate. */
    bids: (
      question: BidQuestion,
      budget: number,
      { payer, city, date }: Omit<CostChoice, 'variant'> = {},
      call?: RequestOptions,
    ): Promise<CalcBids> =>
      get(
        calcBidsSchema,
        'api/calc/bid',
        [...encodeCalcPairs(question, { payer, city, date }), ['budget', String(budget)]],
        call,
      ),

    /** Delivery cities and the exchange rates of today. */
    terms: (call?: RequestOptions): Promise<CalcTerms> => get(calcTermsSchema, 'api/calc/terms', [], call),
  };
}

export type CalcClient = ReturnType<typeof createCalcClient>;
