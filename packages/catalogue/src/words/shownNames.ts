/**
 * Indexes shown names by the feed's spelling: the name in capitals, with `sign` replaced by `by`. Each list is one
 * text, which is shorter than an object: browsers load these tables with the page.
 */
const indexSpellings = (names: string, sign = '', by = ''): Record<string, string> =>
  Object.fromEntries(names.split(',').map((name) => [name.toUpperCase().replace(sign, by), name]));

/**
 * Brands that the rule for letter case would show wrongly, with the name that people write. Sources: the names
 * in the rows of jpcenter, aleado and wordpress; the makers' own spelling.
 */
export const BRAND_SPELLINGS: Readonly<Record<string, string>> = {
  ...indexSpellings(
    'BAIC,BMW,BMW Alpina,BYD,CAT,FAW,GAC,GMC,JAC,KGM,KTM,Li Auto,LiuGong,McLaren,MINI,MV Agusta,SANY,SsangYong,XCMG',
  ),
  ...indexSpellings('Alfa Romeo,Land Rover', ' '),
  ...indexSpellings('Mercedes-AMG,Mercedes-Benz,Rolls-Royce', '-', ' '),
  OTHERS: 'Прочие',
};

/** The beginning of a model's name in feeds, with its shown form; the words after it follow the rule. */
export const MODEL_SPELLINGS: Readonly<Record<string, string>> = {
  ...indexSpellings('bB,bZ4X,eK,Honda e,i,i-MiEV,ist,MiTo,R nineT'),
  ...indexSpellings('Fairlady Z,MR Wagon', ' '),
  ...indexSpellings('AZ-Wagon,N-BOX,N-ONE,N-VAN,N-WGN', '-', ' '),
  ...indexSpellings('Delica D:2,Delica D:3,Delica D:5', ':'),
  '180 SX': '180SX',
  'LITE ACE': 'LiteAce',
  MARK2: 'Mark II',
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
