import { formatNumber, NBSP } from '../words/format.ts';

/** «98 л.с.»; «280–313 л.с.» for several possible powers; undefined if none is known. `powers` in hp, ascending. */
export function formatPowers(powers: readonly number[]): string | undefined {
  const [min] = powers;
  const max = powers.at(-1);
  if (min === undefined || max === undefined) return undefined;
  const range = min === max ? '' : `${formatNumber(min)}–`;
  return `${range}${formatNumber(max)}${NBSP}л.с.`;
}

/** «280, 294 или 313 л.с.». */
export function formatPowerList(powers: readonly number[]): string {
  const values = powers.map(formatNumber);
  const last = values.pop() ?? '';
  return values.length === 0 ? `${last}${NBSP}л.с.` : `${values.join(', ')} или ${last}${NBSP}л.с.`;
}
