import { isObject } from '../../records/reading.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field that the feed adds to a record: the addresses of its pictures by picture id. */
export const MEDIA_FIELD = '_media';
/** The field with the pictures of a vehicle. */
export const GALLERY_FIELD = 'images';

export interface Gallery {
  readonly addresses: readonly string[];
  /** Entries that are not pictures, and ids of unknown pictures. */
  readonly lost: readonly unknown[];
}

const ID = /^[1-9]\d{0,11}$/;

/** Lists the pictures of a field: one or a list, each an id, an address or an object. Empty if the field is empty. */
function listPictures(field: unknown): readonly unknown[] {
  if (field === undefined || field === null || field === false || field === '') return [];
  if (typeof field === 'string') return field.split('#').filter((one) => one.trim() !== '');
  return Array.isArray(field) ? field : [field];
}

/** Returns the id of a picture, given as a number, a text of digits or an object; undefined if it has none. */
function getId(picture: unknown): string | undefined {
  const id = isObject(picture) ? (picture['ID'] ?? picture['id']) : picture;
  const text = typeof id === 'number' || typeof id === 'string' ? String(id).trim() : '';
  return ID.test(text) ? text : undefined;
}

function getAddress(picture: unknown): string | undefined {
  const address = isObject(picture) ? (picture['url'] ?? picture['source_url']) : picture;
  return typeof address === 'string' && !ID.test(address.trim()) ? address.trim() : undefined;
}

const readAcf = (record: unknown): Fields | undefined => {
  const acf = isObject(record) ? record['acf'] : undefined;
  return isObject(acf) ? acf : undefined;
};

/** Lists the ids of the pictures that have no address. */
export const listPictureIds = (record: unknown): readonly string[] =>
  listPictures(readAcf(record)?.[GALLERY_FIELD]).flatMap((picture) =>
    getAddress(picture) === undefined ? (getId(picture) ?? []) : [],
  );

/** Finds the featured picture of a post. */
function getFeatured(record: Fields): unknown {
  const embedded = record['_embedded'];
  const list = isObject(embedded) ? embedded['wp:featuredmedia'] : undefined;
  return Array.isArray(list) ? list[0] : undefined;
}

/** Returns the whole http(s) address, or the path of one of our own pictures; undefined for anything else. */
function resolveAddress(address: string, base: unknown): string | undefined {
  if (address.startsWith('/pictures/')) return address;
  if (address === '') return undefined;
  const url = URL.parse(address, typeof base === 'string' ? base : undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href;
}

/** Reads the pictures of a vehicle in the editor's order; if it has none, the post's featured picture. */
export function readGallery(record: Fields): Gallery {
  const pictures = listPictures(readAcf(record)?.[GALLERY_FIELD]);
  const addressesById = record[MEDIA_FIELD];
  const addresses: string[] = [];
  const lost: unknown[] = [];
  for (const picture of pictures) {
    const knownAddress = isObject(addressesById) ? addressesById[getId(picture) ?? ''] : undefined;
    const address = resolveAddress(
      getAddress(picture) ?? (typeof knownAddress === 'string' ? knownAddress : ''),
      record['link'],
    );
    if (address === undefined) lost.push(picture);
    else addresses.push(address);
  }
  if (addresses.length > 0) return { addresses, lost };
  const featured = resolveAddress(getAddress(getFeatured(record)) ?? '', record['link']);
  return { addresses: featured === undefined ? [] : [featured], lost };
}
