import { createHash } from 'node:crypto';

/** Characters of a key: 132 bits, so that nobody can find another address with the same key. */
const KEY_LENGTH = 22;

/** True if a picture is on another host. The address of one of our own pictures is a path. */
export const isForeignPicture = (address: string): boolean => /^https?:\/\//i.test(address);

/** Makes the name of a foreign picture on our origin: letters, digits, `-` and `_`. */
export const makePictureKey = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, KEY_LENGTH);
