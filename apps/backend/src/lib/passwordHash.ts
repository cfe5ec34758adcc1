import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt);

const NAME = 'scrypt';
/** log2 of scrypt's N. Each hash takes 32 MiB and about 50 ms. */
const COST = 15;
const MAX_COST = 20;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const deriveKey = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** cost, maxmem: 2 ** (cost + 11) });

/** Hashes a password: `scrypt.15.SALT.KEY`, without characters that shells and Compose files replace. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, COST);
  return [NAME, COST, salt.toString('base64url'), key.toString('base64url')].join('.');
}

/** Matches a hash of `hashPassword`. Its groups are cost, salt and key. */
export const PASSWORD_HASH = /^scrypt\.(\d{2})\.([\w-]{22})\.([\w-]{43})$/;

/** Returns whether a password has this hash. False for a text that is not a hash. */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = PASSWORD_HASH.exec(hash) ?? [];
  if (key === '' || Number(cost) > MAX_COST) return false;
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
