/** Prime and start of the 32-bit hash FNV-1a. */
const PRIME = 0x01_00_01_93;
const START = 0x81_1c_9d_c5;

/**
 * Derives the number by which visitor and manager speak of a request, «104-233», from its idempotency key. So it is known
 * before the request has arrived, and stays the same when it is sent again. It is no key: among a
 * thousand requests two have the same number with a probability of 0.4, and the phone number tells them apart.
 */
export function formatLeadNumber(key: string): string {
  let hash = START;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0;
  const digits = String(hash % 1_000_000).padStart(6, '0');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

export const LEAD_NUMBER = /^\d{3}-\d{3}$/;
