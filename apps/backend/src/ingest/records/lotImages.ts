import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import type { FeedTable } from '../feedTable.ts';
import { decodeTwice } from '../normalise/feedText.ts';
import { MAX_LENGTHS } from './recordLimits.ts';

/** Pictures that this backend draws begin with the sheet if the type has one. */
const DRAWN = '/pictures/';
/** jpcenter's addresses carry their size behind an ampersand, without a question mark: `…/TOKEN&h=50`. */
const SIZE = /&.*$/;
/** aleado's sheet is its picture 0. */
const NUMBER_ZERO = /[?&]number=0(?!\d)/;
/** With fewer pictures jpcenter sends no sheet. */
const MIN_WITH_SHEET = 4;

const tidyAddress = (text: string): string => {
  const address = decodeTwice(text).trim();
  return address.includes('?') ? address : address.replace(SIZE, '');
};

/** Lists the addresses of a field: joined by '#', or a list of texts. Drops the last one if it was cut. */
function readAddresses(read: FieldReader, name: string): string[] {
  const value = read.value(name);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map(tidyAddress).filter((address) => address !== '');
  const text = read.rawText(name, MAX_LENGTHS.images);
  const addresses = text.split('#').map(tidyAddress);
  if (typeof value === 'string' && value.length > text.length) addresses.pop();
  return addresses.filter((address) => address !== '');
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
  read: FieldReader,
  table: FeedTable,
  name = 'IMAGES',
): Pick<LotRecord, 'images' | 'without_sheet'> {
  const addresses = readAddresses(read, name);
  const own = table.sheet === 'IMAGE0' ? readAddresses(read, 'IMAGE0')[0] : undefined;
  const sheet = own ?? findSheet(addresses, table);
  const images = sheet === undefined ? addresses : [sheet, ...addresses.filter((one) => one !== sheet)];
  const promisesSheet = CATALOGUE_TYPES[table.type].hasSheet && images.length > 0;
  return { images: images.join('#'), without_sheet: promisesSheet && sheet === undefined ? 1 : 0 };
}
