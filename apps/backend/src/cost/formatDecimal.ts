const NBSP = '\u00A0';
const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6, useGrouping: true });

/** 8500.5 → «8 500,5», with non-breaking spaces in every ICU version. */
export const formatDecimal = (value: number): string => format.format(value).replace(/\s/g, NBSP);

/** «до 1 800 см³» for an upper bound; «свыше 3 000 см³» for the last row, with the bound `before` it. */
export function formatBound(upTo: number | null, before: number | null | undefined, unit: string): string {
  if (upTo !== null) return `до ${formatDecimal(upTo)} ${unit}`;
  return before ? `свыше ${formatDecimal(before)} ${unit}` : 'без границ';
}
