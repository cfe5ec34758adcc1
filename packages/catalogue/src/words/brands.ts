/** Brands that are not written as one capital and small letters. */
const SPECIAL: Readonly<Record<string, string>> = {
  BMW: 'BMW',
  BYD: 'BYD',
  'ALFA ROMEO': 'Alfa Romeo',
  'MERCEDES-BENZ': 'Mercedes-Benz',
  'HARLEY-DAVIDSON': 'Harley-Davidson',
  MINI: 'MINI',
  GMC: 'GMC',
  KTM: 'KTM',
  XCMG: 'XCMG',
  SANY: 'SANY',
  CAT: 'CAT',
  KGM: 'KGM',
  JAC: 'JAC',
  GAC: 'GAC',
  FAW: 'FAW',
  BAIC: 'BAIC',
  SSANGYONG: 'SsangYong',
  MCLAREN: 'McLaren',
  'ROLLS-ROYCE': 'Rolls-Royce',
  MV: 'MV',
  'MV AGUSTA': 'MV Agusta',
  LIUGONG: 'LiuGong',
  'LI AUTO': 'Li Auto',
};

const capitalize = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** TOYOTA → «Toyota», MERCEDES-BENZ → «Mercedes-Benz», BMW → «BMW». */
export function formatBrand(brand: string): string {
  return (
    SPECIAL[brand] ??
    brand
      .split(' ')
      .map((word) => (word.length <= 2 ? word : capitalize(word)))
      .join(' ')
  );
}

const MODELS: Readonly<Record<string, string>> = { STEPWGN: 'Step WGN', IST: 'ist', BB: 'bB' };
/** Three-letter model names that are abbreviations although they have a vowel. */
const ABBREVIATIONS = new Set([
  'CLA',
  'GLA',
  'GLE',
  'EQA',
  'EQB',
  'EQC',
  'EQE',
  'EQS',
  'UX',
  'UNI',
  'ISF',
  'GTE',
  'GTI',
]);

function formatModelWord(word: string): string {
  if (/\d|[:.]/.test(word) || word.length <= 2 || ABBREVIATIONS.has(word)) return word;
  if (word.length === 3 && !/[AEIOUY]/.test(word)) return word;
  if (/^[A-Z]{1,2}-[A-Z]{1,3}$/.test(word)) return word;
  return word.split('-').map(capitalize).join('-');
}

/**
 * Formats a model in the usual case: PRIUS → «Prius», C-HR → «C-HR», RAV4 → «RAV4», LAND CRUISER PRADO → «Land Cruiser Prado».
 * Words with a digit, one or two letters, or three consonants keep their capitals.
 */
export const formatModel = (model: string): string =>
  MODELS[model] ?? model.split(' ').map(formatModelWord).join(' ');
