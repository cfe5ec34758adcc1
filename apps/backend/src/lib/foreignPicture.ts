import { createHash } from 'node:crypto';

/** Characters of a key: 132 bits, so that nobody can guess or forge one. */
const KEY_LENGTH = 22;

/** True for the address of a picture on another host; false for one of our own, which is a path. */
export const isForeignPicture = (address: string): boolean => /^https?:\/\//i.test(address);

/** The address of a foreign picture → its name on our origin: letters, digits, `-` and `_`. */
export const makePictureKey = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, KEY_LENGTH);
