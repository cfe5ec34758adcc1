import type { CalcLot } from '@vvoz/api/calc/calcQuery';
import { findBodyClass, findMachineKind } from '@vvoz/catalogue/lots/lotQuestion';
import type { CostInput, InputFuel } from '@vvoz/law/costTypes';
import { findCalcFuel } from '@vvoz/catalogue/lots/calcFuel';
import { readFeedFuel } from '@vvoz/catalogue/words/fuels';
import { readCostInput } from '../calculateReceipt.ts';

const toPositive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** The fuel: as given, or else by the feed's code. No code means petrol; an unknown code means unknown. */
function resolveFuel({ fuel, time }: CalcLot): InputFuel {
  return fuel ?? (time === undefined ? 'petrol' : (findCalcFuel(readFeedFuel(time)) ?? 'unknown'));
}

/** The power, or all possible powers. The engine's own fields have priority over the lot's. */
function resolvePower({ powerHp, powersHp, powerKw, pw }: CalcLot): Pick<CostInput, 'powerHp' | 'powersHp'> {
  if (powerHp !== undefined || powersHp !== undefined || powerKw !== undefined) return { powerHp, powersHp };
  return typeof pw === 'number' ? { powerHp: toPositive(pw) } : { powersHp: pw };
}

/**
 * Converts a query of `/api/calc` to the engine's input. The engine's own fields have priority over the lot's fields,
 * and `payer` over `type`. Throws a CostInputError.
 */
export function toCostInput(query: CalcLot): CostInput {
  const { type, eng_v, pw: _lotPower, mass, body_type, payer, ...named } = query;
  return readCostInput({
    ...named,
    fuel: resolveFuel(query),
    payer: payer ?? type,
    displacementCc: named.displacementCc ?? eng_v,
    ...resolvePower(query),
    machine: named.machine ?? findMachineKind(body_type, resolveFuel(query)),
    massKg: named.massKg ?? toPositive(mass),
    bodyClass: named.bodyClass ?? findBodyClass(body_type),
    settings: undefined,
  });
}
