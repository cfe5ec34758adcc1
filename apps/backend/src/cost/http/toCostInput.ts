import type { CalcLot } from '@vvoz/api/calc/calcQuery';
import { findBodyClass } from '@vvoz/catalogue/cost/lotQuestion';
import type { CostInput, InputFuel } from '@vvoz/catalogue/cost/costTypes';
import { findCalcFuel } from '@vvoz/catalogue/cost/calcFuel';
import { readFeedFuel } from '@vvoz/catalogue/words/fuels';
import { readCostInput } from '../calculateReceipt.ts';

const toPositive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** Without a letter an engine runs on petrol; an unknown letter leaves the fuel open. */
function resolveFuel({ fuel, time }: CalcLot): InputFuel {
  return fuel ?? (time === undefined ? 'petrol' : (findCalcFuel(readFeedFuel(time)) ?? 'unknown'));
}

/** The power, or the powers of which one is true; the named fields of the engine take precedence. */
function resolvePower({ powerHp, powersHp, powerKw, pw }: CalcLot): Pick<CostInput, 'powerHp' | 'powersHp'> {
  if (powerHp !== undefined || powersHp !== undefined || powerKw !== undefined) return { powerHp, powersHp };
  return typeof pw === 'number' ? { powerHp: toPositive(pw) } : { powersHp: pw };
}

/**
 * The engine's question out of what `/api/calc` was asked with: the names of the engine go before the lot's own fields,
 * `payer` before `type`. Throws a CostInputError.
 */
export function toCostInput(query: CalcLot): CostInput {
  const { type, eng_v, pw: _lotPower, mass, body_type, payer, ...named } = query;
  return readCostInput({
    ...named,
    fuel: resolveFuel(query),
    payer: payer ?? type,
    displacementCc: named.displacementCc ?? eng_v,
    ...resolvePower(query),
    massKg: named.massKg ?? toPositive(mass),
    bodyClass: named.bodyClass ?? findBodyClass(body_type),
    settings: undefined,
  });
}
