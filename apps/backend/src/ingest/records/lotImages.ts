import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import type { FeedTable } from '../feedTable.ts';
import { decodeTwice } from '../normalise/feedText.ts';
import { MAX_LENGTHS } from './recordLimits.ts';

/** Beginning of addresses of pictures that this backend draws. The first is the sheet if the type has one. */
const DRAWN = '/pictures/';
/** aleado's sheet is its picture 0. */
const NUMBER_ZERO = /[?&]number=0(?!\d)/;
/** With fewer pictures jpcenter sends no sheet. */
const MIN_WITH_SHEET = 4;

/** jpcenter's addresses carry their size behind an ampersand, without a question mark: `…/TOKEN&h=50`. */
const tidyAddress = (text: string): string => {
  const address = decodeTwice(text).trim();
  return address.includes('?') ? address : (address.split('&', 1)[0] ?? '');
};

/** True for an address of http(s) without name and password, and for a picture that we draw. */
function isPictureAddress(address: string): boolean {
  if (address.startsWith(DRAWN)) return true;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** Splits a field: texts joined by '#', or a list of texts. Leaves out the last one if it was cut. */
function splitAddresses(reader: FieldReader, name: string): string[] {
  const value = reader.value(name);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.map(tidyAddress);
  const text = reader.rawText(name, MAX_LENGTHS.images);
  const addresses = text.split('#').map(tidyAddress);
  if (typeof value === 'string' && value.length > text.length) addresses.pop();
  return addresses;
}

/** Lists the addresses of a field; drops everything else. */
function readAddresses(reader: FieldReader, name: string): string[] {
  const addresses = splitAddresses(reader, name).filter((address) => address !== '');
  const other = addresses.find((address) => !isPictureAddress(address));
  if (other !== undefined) reader.drop(name, other, 'is not an address with http or https');
  return addresses.filter(isPictureAddress);
}

/** Finds the sheet among the addresses, by the rule of the table; undefined if there is none. */
function findSheet(images: readonly string[], { sheet, type }: FeedTable): string | undefined {
  const [first] = images;
  if (first?.startsWith(DRAWN)) return CATALOGUE_TYPES[type].hasSheet ? first : undefined;
  switch (sheet) {
    case 'first of four':
      return images.length >= MIN_WITH_SHEET ? first : undefined;
    case 'number 0':
      return images.find((address) => NUMBER_ZERO.test(address));
    case 'IMAGE0':
    case 'none':
      return undefined;
    default:
      return sheet satisfies never;
  }
}

/** Lists the addresses of a lot's pictures without their sizes, the sheet first. */
export function readImages(
  reader: FieldReader,
  table: FeedTable,
  name = 'IMAGES',
): Pick<LotRecord, 'images' | 'without_sheet'> {
  const addresses = readAddresses(reader, name);
  const imageZero = table.sheet === 'IMAGE0' ? readAddresses(reader, 'IMAGE0')[0] : undefined;
  const sheet = imageZero ?? findSheet(addresses, table);
  const images = sheet === undefined ? addresses : [sheet, ...addresses.filter((one) => one !== sheet)];
  const shouldHaveSheet = CATALOGUE_TYPES[table.type].hasSheet && images.length > 0;
  return { images: images.join('#'), without_sheet: shouldHaveSheet && sheet === undefined ? 1 : 0 };
}
