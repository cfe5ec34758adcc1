import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';

/** What is moved to another device: keys of lots, newest first. */
export interface Transfer {
  readonly favourites: readonly string[];
  readonly compare: readonly string[];
}

/** The first character of the text. A text of another version is from another release. */
const VERSION = '1';
/** Lots that a text may name: as many as the favourites and the comparison hold. */
const MAX_LOTS = 204;
/** Numbers that are whole in a double. Longer ids are written as they are. */
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;
/** Marks an id that is not a number in base 36. */
const RAW = '$';

// `encodeURIComponent` leaves none of the separators , ; : & / $ in a text.
const encodeId = (id: string): string =>
  NUMBER.test(id) ? Number(id).toString(36) : `${RAW}${encodeURIComponent(id)}`;

const decodeId = (text: string): string =>
  text.startsWith(RAW) ? decodeURIComponent(text.slice(1)) : String(Number.parseInt(text, 36));

/** `japan/1`, `japan/2`, `korea/3` → `japan:1,2;korea:3`. Neighbours of one type share its name, so the order stays. */
function encodeKeys(keys: readonly string[]): string {
  let text = '';
  let last: string | undefined;
  for (const key of keys) {
    const [type = '', id = ''] = key.split('/');
    if (type === last) text += `,${encodeId(id)}`;
    else text += `${last === undefined ? '' : ';'}${type}:${encodeId(id)}`;
    last = type;
  }
  return text;
}

const decodeKeys = (text: string): readonly string[] =>
  text === ''
    ? []
    : text.split(';').flatMap((run) => {
        const [type = '', ids = ''] = run.split(':');
        return ids.split(',').map((id) => `${type}/${decodeId(id)}`);
      });

/** 32-bit FNV-1a in base 36: notices a link that lost its end or a character on its way. */
function sum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Writes a shelf as a text for the fragment of an address: `1japan:7is,a;korea:3&japan:a/1x2y3z`. */
export function packTransfer({ favourites, compare }: Transfer): string {
  const body = `${VERSION}${encodeKeys(favourites)}&${encodeKeys(compare)}`;
  return `${body}/${sum(body)}`;
}

/** Why a text cannot be read: it is damaged, or a later release has written it. */
export type TransferProblem = 'damaged' | 'newer';

/** Reads a text of `packTransfer`. Never throws, whatever it is given. */
export function unpackTransfer(text: string): Transfer | TransferProblem {
  const [body = '', check, ...rest] = text.split('/');
  if (/^[2-9]/.test(text)) return 'newer';
  if (!body.startsWith(VERSION) || check !== sum(body) || rest.length > 0) return 'damaged';
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
