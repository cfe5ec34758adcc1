import type { CalcResponse } from '@vvoz/api/calc/receipt';
import type { CostInput, Power30Ends } from '@vvoz/law/costTypes';
import { findChanges } from './changes/findChanges.ts';
import { calculateFullReceipt } from './calculateFullReceipt.ts';
import { calculateReceipt, type CostData } from './calculateReceipt.ts';
import { POWER30_ENDS } from './facts.ts';
import { findPeakKw } from './motors.ts';
import { selectTables } from './selectTables.ts';

/** The totals at the ends of an assumed 30-minute power; undefined when it is not assumed. */
function findPower30Ends(input: CostInput, data: CostData): Power30Ends | undefined {
  const peakKw = findPeakKw(input);
  if (peakKw === undefined) return undefined;
  const [lowKw, highKw] = [POWER30_ENDS.low, POWER30_ENDS.high].map(
    (share) => Math.round(peakKw * share * 100) / 100,
  ) as [number, number];
  const calculateTotal = (power30Kw: number): number =>
    calculateReceipt({ ...input, power30Kw }, data).totals.total;
  return { lowKw, highKw, low: calculateTotal(lowKw), high: calculateTotal(highKw) };
}

/** Calculates the receipt for checked input, and the changes that would alter its total. Throws a CostInputError. */
export function calculateResponse(input: CostInput, data: CostData): CalcResponse {
  const receipt = calculateFullReceipt(input, data);
  const { tables, settings, rates } = data;
  const selectTablesOn = (day: string) => selectTables(tables, day);
  const isAssumed = receipt.assumptions.some(({ code }) => code === 'power30_estimated');
  const power30Ends = isAssumed ? findPower30Ends(input, data) : undefined;
  return {
    ...receipt,
    lines: [...receipt.lines],
    ...(power30Ends ? { power30Ends } : {}),
    changes: findChanges(input, selectTablesOn, settings, rates, receipt.date),
  };
}
