import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import { fitFirst, MAX_TITLE } from '../texts/textLengths.ts';

/** «Toyota Prius ZVW51 · 2019, лот 5123». A long title is shortened: first the lot number is left out, then body code and year. */
export function formatLotTitle(lot: LotSummary): string {
  const name = formatLotName(lot);
  const full = [name, formatLotVersion(lot)].filter(Boolean).join(' ');
  const numbered = lot.lotNumber ? `${full}, лот ${lot.lotNumber}` : full;
  return fitFirst([numbered, full, name], MAX_TITLE);
}
