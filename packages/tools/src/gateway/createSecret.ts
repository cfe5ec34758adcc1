import { randomInt } from 'node:crypto';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 30;

/**
 * Creates a secret for sites and gateway: 30 different characters in random order (168 bits) between plus signs. The
 * gateway looks for it in pages that brotli has compressed, so brotli must store it as plain bytes. No character occurs
 * twice, so brotli has nothing to shorten. Plus signs are rare in pages, so no repeated text of a page extends into it.
 */
export function createSecret(): string {
  const left = [...CHARACTERS];
  const chosen = Array.from({ length: LENGTH }, () => left.splice(randomInt(left.length), 1)[0]);
  return `+${chosen.join('')}+`;
}
