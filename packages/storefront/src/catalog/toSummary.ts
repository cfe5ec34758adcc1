import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELDS } from '@vvoz/catalogue/lots/lotFields';
import { describeMachine } from '@vvoz/catalogue/lots/machineFacts';

/** Picks the fields that a card needs, with the facts of a machine; the others are not sent to the browser. */
export function toSummary(lot: Lot): LotSummary {
  const fields = Object.entries(lot).filter(([key]) => LOT_FIELDS[key as keyof Lot].part === 'summary');
  const machine = describeMachine(lot);
  // The remaining fields are those of LotSummary.
  return { ...Object.fromEntries(fields), ...(machine ? { machine } : {}) } as unknown as LotSummary;
}
