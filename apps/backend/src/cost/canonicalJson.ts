import { hash } from 'node:crypto';

const HASH_LENGTH = 16;

/** JSON with sorted keys and without undefined values, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** A hash of 16 hexadecimal digits. */
export const shortHash = (text: string): string => hash('sha256', text, 'hex').slice(0, HASH_LENGTH);
