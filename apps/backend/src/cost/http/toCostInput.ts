import type { CalcLot } from '@vvoz/api/calc/calcQuery';
import { findBodyClass } from '@vvoz/catalogue/cost/lotQuestion';
import type { CalcFuel, CostInput } from '@vvoz/catalogue/cost/costTypes';
import { readFeedFuel } from '@vvoz/catalogue/words/fuels';
import { readCostInput } from '../calculateReceipt.ts';

const toPositive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** An electric car has no displacement, and feeds write 0; without a letter an engine runs on petrol. */
function resolveFuel({ fuel, time }: CalcLot): CalcFuel {
  return fuel ?? readFeedFuel(time ?? '') ?? 'petrol';
}

/**
 * The engine's question out of what `/api/calc` was asked with: the names of the engine go before the lot's own fields,
 * `payer` before `type`. Throws a CostInputError.
 */
export function toCostInput(query: CalcLot): CostInput {
  const { type, eng_v, pw, mass, body_type, payer, ...named } = query;
  const powerHp = named.powerHp ?? (named.powerKw === undefined ? toPositive(pw) : undefined);
  return readCostInput({
    ...named,
    fuel: resolveFuel(query),
    payer: payer ?? type,
    displacementCc: named.displacementCc ?? eng_v,
    powerHp,
    massKg: named.massKg ?? toPositive(mass),
    bodyClass: named.bodyClass ?? findBodyClass(body_type),
    settings: undefined,
  });
}
