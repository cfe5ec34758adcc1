import { NBSP } from '@vvoz/catalogue/words/format';
import { MONTHS_GENITIVE } from '@vvoz/catalogue/words/months';

/**
 * «25 ноября, 14:05».
 * @param zoneMinutes how far the clock is ahead of UTC; by default that of the device
 */
export function formatSentAt(at: Date, zoneMinutes = -at.getTimezoneOffset()): string {
  const local = new Date(at.getTime() + zoneMinutes * 60_000);
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${local.getUTCDate()}${NBSP}${MONTHS_GENITIVE[local.getUTCMonth()]}, ${local.getUTCHours()}:${minutes}`;
}
