import { randomInt } from 'node:crypto';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 30;

/**
 * Creates a secret for sites and gateway: 30 different characters in random order (169 bits) between plus signs. Because
 * the characters differ, brotli writes them out; plus signs are rare in pages, so nothing else there continues into them.
 */
export function createSecret(): string {
  const left = [...CHARACTERS];
  const chosen = Array.from({ length: LENGTH }, () => left.splice(randomInt(left.length), 1)[0]);
  return `+${chosen.join('')}+`;
}
