import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import { calculateAnswer } from '../calculateAnswer.ts';
import { readCostInput } from '../calculateReceipt.ts';
import { CostInputError } from '../CostInputError.ts';
import type { CostSource } from '../store/costSource.ts';

/** In place of a receipt: which field is wrong, and why, in both languages. */
export interface CostFault {
  readonly error: { readonly field: string; readonly message: string; readonly russian: string };
}

export interface CostAnswers {
  /** One answer for an object; a list, in the order of the questions, for a list. */
  readonly answer: CalcAnswer | CostFault | readonly (CalcAnswer | CostFault)[];
  /** How many of them are faults. */
  readonly faults: number;
}

const isFault = (answer: CalcAnswer | CostFault): answer is CostFault => 'error' in answer;

async function answerOne(question: unknown, source: CostSource): Promise<CalcAnswer | CostFault> {
  try {
    const input = readCostInput(question);
    return calculateAnswer(input, await source.load(input.date));
  } catch (error) {
    if (!(error instanceof CostInputError)) throw error;
    return { error: { field: error.field, message: error.english, russian: error.russian } };
  }
}

/** Answers the JSON text of a question, or of a list of them. Throws a SyntaxError for what is no JSON. */
export async function answerCosts(text: string, source: CostSource): Promise<CostAnswers> {
  const questions: unknown = JSON.parse(text);
  if (!Array.isArray(questions)) {
    const answer = await answerOne(questions, source);
    return { answer, faults: Number(isFault(answer)) };
  }
  const answers: (CalcAnswer | CostFault)[] = [];
  for (const question of questions) answers.push(await answerOne(question, source));
  return { answer: answers, faults: answers.filter(isFault).length };
}
