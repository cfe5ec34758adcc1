import { createAsk, createGet, type CallOptions, type ClientOptions, type Pairs } from '../http.ts';
import type { LotQuestion } from '@vvoz/catalogue/cost/lotQuestion';
import { calcBidsSchema, type CalcBids } from './bid.ts';
import { calcAnswerSchema, calcBatchAnswerSchema, calcTermsSchema } from './receipt.ts';
import type { CalcAnswer, CalcBatchAnswer } from './receipt.ts';
import type { CalcTerms, Payer, Variant } from '@vvoz/catalogue/cost/costTypes';

/** What a visitor chooses beside the lot. `city`: a key or name of `terms`; absent: Vladivostok. */
export interface CostChoice {
  readonly payer?: Payer | undefined;
  readonly variant?: Variant | undefined;
  readonly city?: string | undefined;
}

/** A question as an address carries it. */
export const calcPairs = (question: LotQuestion, choice: CostChoice): Pairs =>
  Object.entries({ ...question, ...choice }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );

/** The calls of the calculator, typed. Every method throws ApiError. */
export function createCalcClient(options: ClientOptions) {
  const get = createGet(options);
  const ask = createAsk(options);
  return {
    /** What a lot costs, line by line; an ApiError of status 400 names the field that it cannot be calculated for. */
    receipt: (question: LotQuestion, choice: CostChoice = {}, call?: CallOptions): Promise<CalcAnswer> =>
      get(
        calcAnswerSchema,
        'api/calc',
        [...calcPairs(question, choice), ['request_from', 'catalog'], ['response_type', 'detail']],
        call,
      ),

    /** What a page of lots costs, by each variant, in the order of the questions. At most 100. */
    batch: (
      lots: readonly LotQuestion[],
      {
        variants,
        payer,
        city,
      }: Omit<CostChoice, 'variant'> & { readonly variants?: readonly Variant[] } = {},
      call?: CallOptions,
    ): Promise<CalcBatchAnswer> =>
      ask(calcBatchAnswerSchema, 'api/calc/batch', { lots, variants, payer, city }, call),

    /** The highest bid within a budget, ₽, for each variant that is possible. */
    bids: (
      question: LotQuestion,
      budget: number,
      { payer, city }: Omit<CostChoice, 'variant'> = {},
      call?: CallOptions,
    ): Promise<CalcBids> =>
      get(
        calcBidsSchema,
        'api/calc/bid',
        [...calcPairs(question, { payer, city }), ['budget', String(budget)]],
        call,
      ),

    /** Cities that vehicles are delivered to, and the rates of today. */
    terms: (call?: CallOptions): Promise<CalcTerms> => get(calcTermsSchema, 'api/calc/terms', [], call),
  };
}

export type CalcClient = ReturnType<typeof createCalcClient>;
