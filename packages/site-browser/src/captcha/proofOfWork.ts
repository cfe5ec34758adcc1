import { readVisitSignals } from './visitSignals.ts';

/** A challenge of ALTCHA: derive keys from nonce, counter and salt until one begins with the prefix. */
export interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
  readonly signature: string;
}

interface Solution {
  readonly counter: number;
  readonly derivedKey: string;
}

/** Keys that are derived at a time: the browser has several threads for them. */
const BATCH = 4;
/** The server asks for 120 keys at the most. */
const MAX_KEYS = 10_000;
/** Bytes that the counter has at the end of the password. */
const COUNTER_BYTES = 4;

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function deriveKey({ parameters }: Challenge, counter: number): Promise<Solution> {
  const { nonce, salt, cost, keyLength } = parameters;
  const start = fromHex(nonce);
  const password = new Uint8Array(start.length + COUNTER_BYTES);
  password.set(start);
  new DataView(password.buffer).setUint32(start.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: cost };
  return { counter, derivedKey: toHex(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8)) };
}

/**
 * Solves a challenge and returns the token, with the signals of the visit. The browser derives the keys natively beside the main thread, so the page stays
 * responsive without a worker. Needs a secure context (https or localhost).
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  if (!isSecureContext) throw new Error('The captcha needs a page on https');
  for (let first = 0; first < MAX_KEYS; first += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => deriveKey(challenge, first + index));
    const solution = (await Promise.all(batch)).find(({ derivedKey }) =>
      derivedKey.startsWith(challenge.parameters.keyPrefix),
    );
    if (solution) return btoa(JSON.stringify({ challenge, solution, signals: readVisitSignals() }));
  }
  throw new Error('The challenge of the captcha has no solution');
}
