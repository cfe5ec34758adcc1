/**
 * Names of feeds that the rule of letter cases would show wrongly, with the name that people write. Sources: the names
 * in the rows of jpcenter, aleado and wordpress; the makers' own spelling.
 */
export const BRAND_SPELLINGS: Readonly<Record<string, string>> = {
  ALFAROMEO: 'Alfa Romeo',
  BAIC: 'BAIC',
  BMW: 'BMW',
  'BMW ALPINA': 'BMW Alpina',
  BYD: 'BYD',
  CAT: 'CAT',
  FAW: 'FAW',
  GAC: 'GAC',
  GMC: 'GMC',
  JAC: 'JAC',
  KGM: 'KGM',
  KTM: 'KTM',
  LANDROVER: 'Land Rover',
  'LI AUTO': 'Li Auto',
  LIUGONG: 'LiuGong',
  MCLAREN: 'McLaren',
  'MERCEDES AMG': 'Mercedes-AMG',
  'MERCEDES BENZ': 'Mercedes-Benz',
  MINI: 'MINI',
  'MV AGUSTA': 'MV Agusta',
  OTHERS: 'Прочие',
  'ROLLS ROYCE': 'Rolls-Royce',
  SANY: 'SANY',
  SSANGYONG: 'SsangYong',
  XCMG: 'XCMG',
};

/** The beginning of a model's name in feeds, with what is shown for it; the words behind it follow the rule. */
export const MODEL_SPELLINGS: Readonly<Record<string, string>> = {
  '180 SX': '180SX',
  'AZ WAGON': 'AZ-Wagon',
  BB: 'bB',
  BZ4X: 'bZ4X',
  'DELICA D2': 'Delica D:2',
  'DELICA D3': 'Delica D:3',
  'DELICA D5': 'Delica D:5',
  EK: 'eK',
  FAIRLADYZ: 'Fairlady Z',
  'HONDA E': 'Honda e',
  I: 'i',
  'I-MIEV': 'i-MiEV',
  IST: 'ist',
  'LITE ACE': 'LiteAce',
  MARK2: 'Mark II',
  MITO: 'MiTo',
  MRWAGON: 'MR Wagon',
  'N BOX': 'N-BOX',
  'N ONE': 'N-ONE',
  'N VAN': 'N-VAN',
  'N WGN': 'N-WGN',
  'R NINET': 'R nineT',
  'STEP WAGON': 'Step WGN',
  STEPWGN: 'Step WGN',
  'SWIFT SPORTS': 'Swift Sport',
  'SX-4': 'SX4',
  THATS: "That's",
  'TOWN ACE': 'TownAce',
};

/** Words of models that are written in their own case, mostly abbreviations with a vowel. */
export const MODEL_WORD_SPELLINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AMG ATS CLA EQA EQB EQC EQE EQS FTO GLA GLE GTE GTI GTO ISF PHEV SAI STI UNI'
      .split(' ')
      .map((word) => [word, word]),
  ),
  MIEV: 'MiEV',
};
