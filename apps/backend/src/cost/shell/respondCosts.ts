import type { CalcResponse } from '@vvoz/api/calc/receipt';
import { calculateResponse } from '../calculateResponse.ts';
import { readCostInput } from '../calculateReceipt.ts';
import { CostInputError } from '../CostInputError.ts';
import type { CostSource } from '../store/costSource.ts';

/** The answer when there is no receipt: the wrong field and the reason, in English and Russian. */
export interface CostFault {
  readonly error: { readonly field: string; readonly message: string; readonly russian: string };
}

export interface CostResponses {
  /** One answer for an object; for a list, a list in the same order. */
  readonly response: CalcResponse | CostFault | readonly (CalcResponse | CostFault)[];
  /** The number of faults among the answers. */
  readonly faults: number;
}

const isFault = (response: CalcResponse | CostFault): response is CostFault => 'error' in response;

async function respondOne(rawInput: unknown, source: CostSource): Promise<CalcResponse | CostFault> {
  try {
    const input = readCostInput(rawInput);
    return calculateResponse(input, await source.load(input.date));
  } catch (error) {
    if (!(error instanceof CostInputError)) throw error;
    return { error: { field: error.field, message: error.english, russian: error.russian } };
  }
}

/** Calculates the input in a JSON text: one object, or a list of them. Throws a SyntaxError for invalid JSON. */
export async function respondCosts(text: string, source: CostSource): Promise<CostResponses> {
  const rawInputs: unknown = JSON.parse(text);
  if (!Array.isArray(rawInputs)) {
    const response = await respondOne(rawInputs, source);
    return { response, faults: Number(isFault(response)) };
  }
  const responses: (CalcResponse | CostFault)[] = [];
  for (const rawInput of rawInputs) responses.push(await respondOne(rawInput, source));
  return { response: responses, faults: responses.filter(isFault).length };
}
