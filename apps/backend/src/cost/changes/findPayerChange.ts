import type { Change } from '@vvoz/law/costChanges';
import type { Payer } from '@vvoz/law/costTypes';
import { createChange, tryRecalculate, type Calculation } from './calculation.ts';
import { formatDelta } from './changeTexts.ts';

const OTHER_PAYERS: Readonly<Record<Payer, { readonly payer: Payer; readonly text: string }>> = {
  physic: { payer: 'jur', text: 'как юридическое лицо' },
  jur: { payer: 'physic', text: 'как физическое лицо' },
};

/** Finds out whether the other payer would be cheaper. */
export function findPayerChange(calculation: Calculation): Change | null {
  const { payer, text } = OTHER_PAYERS[calculation.input.payer];
  const apply = { payer };
  const changed = tryRecalculate(calculation, apply);
  if (!changed || changed.totals.total >= calculation.receipt.totals.total) return null;
  return createChange('payer', calculation, apply, changed, (delta) => `${text} — ${formatDelta(delta)}`);
}
