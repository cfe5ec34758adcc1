import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';
import { SHELF_LISTS } from '../shelfLists.ts';

/** What is moved to another device: keys of lots, newest first. */
export interface Transfer {
  readonly favourites: readonly string[];
  readonly compare: readonly string[];
}

/** The first character of the text. A text of another version is from another release. */
const VERSION = '1';
const MAX_LOTS = SHELF_LISTS.favourites.max + SHELF_LISTS.compare.max;
/** Numbers that a double holds exactly, without leading zeros. Every other id is written as a text (`RAW`). */
const EXACT_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
/** Marks an id that is not a number in base 36. */
const RAW = '$';

// `encodeURIComponent` leaves none of the separators , ; : & / $ in a text.
const encodeId = (id: string): string =>
  EXACT_NUMBER.test(id) ? Number(id).toString(36) : `${RAW}${encodeURIComponent(id)}`;

const decodeId = (text: string): string =>
  text.startsWith(RAW) ? decodeURIComponent(text.slice(1)) : String(Number.parseInt(text, 36));

/** `japan/1`, `japan/2`, `korea/3` → `japan:1,2;korea:3`. Neighbours of one type share its name, so the order stays. */
function encodeKeys(keys: readonly string[]): string {
  let text = '';
  let lastType: string | undefined;
  for (const key of keys) {
    const [type = '', id = ''] = key.split('/');
    if (type === lastType) text += `,${encodeId(id)}`;
    else text += `${lastType === undefined ? '' : ';'}${type}:${encodeId(id)}`;
    lastType = type;
  }
  return text;
}

const decodeKeys = (text: string): readonly string[] =>
  text === ''
    ? []
    : text.split(';').flatMap((group) => {
        const [type = '', ids = ''] = group.split(':');
        return ids.split(',').map((id) => `${type}/${decodeId(id)}`);
      });

/** 32-bit FNV-1a in base 36. It detects a link that lost characters on its way. */
function computeChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Writes a shelf as a text for the fragment of an address: `1japan:7is,a;korea:3&japan:a/1x2y3z`. */
export function packTransfer({ favourites, compare }: Transfer): string {
  const body = `${VERSION}${encodeKeys(favourites)}&${encodeKeys(compare)}`;
  return `${body}/${computeChecksum(body)}`;
}

/** Why a text cannot be read: it is damaged, or a later release has written it. */
export type TransferProblem = 'damaged' | 'newer';

/** Reads a text of `packTransfer`. Never throws, whatever it is given. */
export function unpackTransfer(text: string): Transfer | TransferProblem {
  const [body = '', check, ...rest] = text.split('/');
  if (/^[2-9]/.test(text)) return 'newer';
  if (!body.startsWith(VERSION) || check !== computeChecksum(body) || rest.length > 0) return 'damaged';
  try {
    const [favourites, compare] = body
      .slice(1)
      .split('&')
      .map((part) => decodeKeys(part));
    const keys = [...(favourites ?? []), ...(compare ?? [])];
    if (!favourites || !compare || keys.length > MAX_LOTS || !keys.every(isLotKey)) return 'damaged';
    return { favourites, compare };
  } catch {
    // A percent sign that encodes nothing.
    return 'damaged';
  }
}
