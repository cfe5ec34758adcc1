const NBSP = '\u00A0';
const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6, useGrouping: true });

/** 8500.5 → «8 500,5», with spaces that do not break, whatever the ICU version. */
export const formatDecimal = (value: number): string => format.format(value).replace(/\s/g, NBSP);

/** The words for an upper bound: «до 1 800 см³», and «свыше 3 000 см³» for the last row. */
export function formatBound(upTo: number | null, before: number | null | undefined, unit: string): string {
  if (upTo !== null) return `до ${formatDecimal(upTo)} ${unit}`;
  return before ? `свыше ${formatDecimal(before)} ${unit}` : 'без границ';
}
