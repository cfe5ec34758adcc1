import { NBSP } from '@vvoz/catalogue/words/format';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';

/** «на 15 % выше средней цены таких лотов»; undefined when either price is unknown. */
export function compareWithAverage(lot: LotSummary): string | undefined {
  if (!lot.finish || !lot.average) return undefined;
  const percent = Math.round((lot.finish / lot.average - 1) * 100);
  if (percent === 0) return 'как средняя цена таких лотов';
  return `на ${Math.abs(percent)}${NBSP}% ${percent > 0 ? 'выше' : 'ниже'} средней цены таких лотов`;
}
