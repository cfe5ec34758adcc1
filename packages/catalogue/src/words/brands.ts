import { BRAND_SPELLINGS, MODEL_WORD_SPELLINGS, MODEL_SPELLINGS } from './shownNames.ts';

/** The word in feeds for an unknown brand. */
const NO_BRAND = 'OTHERS';

const capitalize = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** Returns the value of a table's own key, ignoring its prototype. */
const getOwn = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const formatBrandWord = (word: string): string =>
  word.length <= 2 ? word : word.split('-').map(capitalize).join('-');

/** TOYOTA → «Toyota», MERCEDES-BENZ → «Mercedes-Benz», BMW → «BMW», ALFAROMEO → «Alfa Romeo». */
export const formatBrand = (brand: string): string =>
  getOwn(BRAND_SPELLINGS, brand) ?? brand.split(' ').map(formatBrandWord).join(' ');

function formatModelWord(word: string): string {
  const shownWord = getOwn(MODEL_WORD_SPELLINGS, word);
  if (shownWord !== undefined) return shownWord;
  if (/\d|[:.]/.test(word) || word.length <= 2) return word;
  if (word.length === 3 && !/[AEIOUY]/.test(word)) return word;
  if (/^[A-Z]{1,2}-[A-Z]{1,3}$/.test(word)) return word;
  const parts = word.split('-');
  return parts.length > 1 ? parts.map(formatModelWord).join('-') : capitalize(word);
}

/**
 * Formats a model as people write it: PRIUS → «Prius», C-HR → «C-HR», RAV4 → «RAV4», LAND CRUISER PRADO → «Land Cruiser
 * Prado», FAIRLADYZ → «Fairlady Z», N BOX CUSTOM → «N-BOX Custom», C CLASS WAGON → «C-Class Wagon». Words with a digit,
 * one or two letters, or three consonants keep their capitals.
 */
export function formatModel(model: string): string {
  const words = model.replace(/^([A-Z]{1,3}) CLASS\b/, '$1-CLASS').split(' ');
  // No name in the table has more than two words.
  for (const count of [2, 1]) {
    const shownName = getOwn(MODEL_SPELLINGS, words.slice(0, count).join(' '));
    if (shownName !== undefined) return [shownName, ...words.slice(count).map(formatModelWord)].join(' ');
  }
  return words.map(formatModelWord).join(' ');
}

/** «Toyota Prius»; the model alone if the brand is unknown. */
export const formatVehicle = (brand: string, model: string): string =>
  brand === NO_BRAND ? formatModel(model) : `${formatBrand(brand)} ${formatModel(model)}`;
