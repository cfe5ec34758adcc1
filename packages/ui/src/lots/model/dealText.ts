import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';

/** How a price compares with the middle one of similar lots: whole percent, and a difference in km that is a reason. */
export interface Deal {
  readonly percent: number;
  readonly mileage?: number | undefined;
}

/** «на 8 % ниже похожих: пробег меньше на 30 тыс.» */
export function formatDeal({ percent, mileage }: Deal): string {
  const price = `на${NBSP}${Math.abs(percent)}${NBSP}% ${percent < 0 ? 'ниже' : 'выше'} похожих`;
  if (mileage === undefined) return price;
  const thousands = formatNumber(Math.abs(mileage) / 1000);
  return `${price}: пробег ${mileage < 0 ? 'меньше' : 'больше'} на${NBSP}${thousands}${NBSP}тыс.`;
}
