import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import { calculateAnswer } from '../calculateAnswer.ts';
import { readCostInput } from '../calculateReceipt.ts';
import { CostInputError } from '../CostInputError.ts';
import type { CostSource } from '../store/costSource.ts';

/** The answer when there is no receipt: the wrong field and the reason, in English and Russian. */
export interface CostFault {
  readonly error: { readonly field: string; readonly message: string; readonly russian: string };
}

export interface CostAnswers {
  /** One answer for an object; for a list, a list in the same order. */
  readonly answer: CalcAnswer | CostFault | readonly (CalcAnswer | CostFault)[];
  /** The number of faults among the answers. */
  readonly faults: number;
}

const isFault = (answer: CalcAnswer | CostFault): answer is CostFault => 'error' in answer;

async function answerOne(rawInput: unknown, source: CostSource): Promise<CalcAnswer | CostFault> {
  try {
    const input = readCostInput(rawInput);
    return calculateAnswer(input, await source.load(input.date));
  } catch (error) {
    if (!(error instanceof CostInputError)) throw error;
    return { error: { field: error.field, message: error.english, russian: error.russian } };
  }
}

/** Calculates the input in a JSON text: one object, or a list of them. Throws a SyntaxError for invalid JSON. */
export async function answerCosts(text: string, source: CostSource): Promise<CostAnswers> {
  const rawInputs: unknown = JSON.parse(text);
  if (!Array.isArray(rawInputs)) {
    const answer = await answerOne(rawInputs, source);
    return { answer, faults: Number(isFault(answer)) };
  }
  const answers: (CalcAnswer | CostFault)[] = [];
  for (const rawInput of rawInputs) answers.push(await answerOne(rawInput, source));
  return { answer: answers, faults: answers.filter(isFault).length };
}
