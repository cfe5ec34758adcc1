import { CALC_FUELS, PAYERS } from '@vvoz/law/costTypes';
import type { CostInput } from '@vvoz/law/costTypes';
import { calcBatchSchema } from '@vvoz/api/calc/calcQuery';
import { calculateReceipt, readCostInput, type CostData } from '../calculateReceipt.ts';
import { createCostService } from '../http/CostService.ts';

/** Median times over all rounds. */
export interface CostTimes {
  /** µs per receipt of checked input. */
  readonly oneUs: number;
  /** µs per receipt when the month is unknown, so that there are two outcomes. */
  readonly intervalUs: number;
  /** ms per batch of a page: parsed, answered and written as JSON. */
  readonly pageMs: number;
  readonly calculations: number;
  readonly pageLots: number;
}

const CALCULATIONS = 2000;
const ROUNDS = 15;
const PAGE_LOTS = 24;

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Creates the input of one vehicle, the same in each run. All of them together use all parts of the tables. */
function createInput(index: number, over: Readonly<Record<string, unknown>>): CostInput {
  return readCostInput({
    price: 200_000 + ((index * 7919) % 4_000_000),
    currency: 'jpy',
    payer: pick(PAYERS, index >> 3),
    fuel: pick(CALC_FUELS, index),
    displacementCc: 660 + ((index * 37) % 4000),
    powerHp: 50 + ((index * 13) % 500),
    ...over,
  });
}

const findMedian = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function measureMedianUs(inputs: readonly CostInput[], data: CostData): number {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (const input of inputs) calculateReceipt(input, data);
    rounds.push(((performance.now() - startedAt) * 1000) / inputs.length);
  }
  return findMedian(rounds);
}

async function measureMedianPageMs(data: CostData): Promise<number> {
  const costs = createCostService({ load: async () => data });
  // Other prices in each round, because totals are remembered.
  const createBody = (round: number) => ({
    lots: Array.from({ length: PAGE_LOTS }, (_, index) => ({
      price: 500_000 + index * 40_000 + round,
      currency: 'jpy',
      eng_v: 1000 + index * 80,
      pw: 80 + index * 6,
      year: 2018 + (index % 8),
    })),
  });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS * 10; round += 1) {
    const body = createBody(round);
    const startedAt = performance.now();
    JSON.stringify(await costs.batch(calcBatchSchema.parse(body)));
    rounds.push(performance.now() - startedAt);
  }
  return findMedian(rounds);
}

/** Measures how long calculations take on this machine. */
export async function measureCosts(data: CostData): Promise<CostTimes> {
  const createInputs = (over: (index: number) => Readonly<Record<string, unknown>>): CostInput[] =>
    Array.from({ length: CALCULATIONS }, (_, index) => createInput(index, over(index)));
  return {
    oneUs: measureMedianUs(
      createInputs((index) => ({ ageMonths: index % 120 })),
      data,
    ),
    intervalUs: measureMedianUs(
      createInputs((index) => ({ year: 2016 + (index % 10) })),
      data,
    ),
    pageMs: await measureMedianPageMs(data),
    calculations: CALCULATIONS,
    pageLots: PAGE_LOTS,
  };
}
