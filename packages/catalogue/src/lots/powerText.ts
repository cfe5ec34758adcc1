import { formatNumber, NBSP } from '../words/format.ts';

/** «98 л.с.»; «280–313 л.с.» where several are possible; undefined where none is known. Ascending hp. */
export function formatPowers(powers: readonly number[]): string | undefined {
  const [least] = powers;
  const greatest = powers.at(-1);
  if (least === undefined || greatest === undefined) return undefined;
  const range = least === greatest ? '' : `${formatNumber(least)}–`;
  return `${range}${formatNumber(greatest)}${NBSP}л.с.`;
}

/** «280, 294 или 313 л.с.». */
export function formatPowerList(powers: readonly number[]): string {
  const values = powers.map(formatNumber);
  const last = values.pop() ?? '';
  return values.length === 0 ? `${last}${NBSP}л.с.` : `${values.join(', ')} или ${last}${NBSP}л.с.`;
}
