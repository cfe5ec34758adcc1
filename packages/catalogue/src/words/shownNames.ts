/** Names whose feed spelling is the shown one in capitals, by the feed spelling. In one text, because it is in the first load. */
const indexSpellings = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(',').map((name) => [name.toUpperCase(), name]));

/**
 * Names of feeds that the rule of letter cases would show wrongly, with the name that people write. Sources: the names
 * in the rows of jpcenter, aleado and wordpress; the makers' own spelling.
 */
export const BRAND_SPELLINGS: Readonly<Record<string, string>> = {
  ...indexSpellings(
    'BAIC,BMW,BMW Alpina,BYD,CAT,FAW,GAC,GMC,JAC,KGM,KTM,Li Auto,LiuGong,McLaren,MINI,MV Agusta,SANY,SsangYong,XCMG',
  ),
  ALFAROMEO: 'Alfa Romeo',
  LANDROVER: 'Land Rover',
  'MERCEDES AMG': 'Mercedes-AMG',
  'MERCEDES BENZ': 'Mercedes-Benz',
  OTHERS: 'Прочие',
  'ROLLS ROYCE': 'Rolls-Royce',
};

/** The beginning of a model's name in feeds, with what is shown for it; the words behind it follow the rule. */
export const MODEL_SPELLINGS: Readonly<Record<string, string>> = {
  ...indexSpellings('bB,bZ4X,eK,Honda e,i,i-MiEV,ist,MiTo,R nineT'),
  '180 SX': '180SX',
  'AZ WAGON': 'AZ-Wagon',
  'DELICA D2': 'Delica D:2',
  'DELICA D3': 'Delica D:3',
  'DELICA D5': 'Delica D:5',
  FAIRLADYZ: 'Fairlady Z',
  'LITE ACE': 'LiteAce',
  MARK2: 'Mark II',
  MRWAGON: 'MR Wagon',
  'N BOX': 'N-BOX',
  'N ONE': 'N-ONE',
  'N VAN': 'N-VAN',
  'N WGN': 'N-WGN',
  'STEP WAGON': 'Step WGN',
  STEPWGN: 'Step WGN',
  'SWIFT SPORTS': 'Swift Sport',
  'SX-4': 'SX4',
  THATS: "That's",
  'TOWN ACE': 'TownAce',
};

/** Words of models that are written in their own case, mostly abbreviations with a vowel. */
export const MODEL_WORD_SPELLINGS = indexSpellings(
  'AMG,ATS,CLA,EQA,EQB,EQC,EQE,EQS,FTO,GLA,GLE,GTE,GTI,GTO,ISF,MiEV,PHEV,SAI,STI,UNI',
);
