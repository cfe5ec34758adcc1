import { expect, test } from 'vitest';
import { formatModel } from '@vvoz/catalogue/words/brands';
import { buildDictionary } from './buildDictionary.ts';
import { matchOptions } from './matchOptions.ts';
import { dictionary } from './testing/demoDictionary.ts';
import { NOW } from './testing/understandAddress.ts';
import { understand } from './understand.ts';

/** Names as feeds write them, with what people type. */
const TYPED: readonly (readonly [brand: string, model: string, ...typed: string[]])[] = [
  [
    'NISSAN',
    'FAIRLADYZ',
    'фейрледи',
    'фейрледи з',
    'фэйрледи z',
    'fairlady z',
    'fairladyz',
    'nissan fairlady',
  ],
  ['SUZUKI', 'SWIFT SPORTS', 'свифт спорт', 'сузуки свифт спорт', 'swift sport', 'swift sports'],
  ['NISSAN', '180 SX', '180 сх', '180сх', '180sx', 'ниссан 180 sx'],
  ['HONDA', 'STEP WAGON', 'степвагон', 'степ вагон', 'step wgn', 'stepwgn', 'хонда степ вагон'],
  ['MITSUBISHI', 'DELICA D5', 'делика д5', 'делика д 5', 'delica d:5', 'delica d5', 'мицубиси делика д5'],
  ['HONDA', 'N BOX', 'н бокс', 'нбокс', 'n-box', 'n box', 'хонда н бокс'],
  ['HONDA', 'N BOX CUSTOM', 'н бокс кастом', 'n-box custom'],
  ['HONDA', 'N WGN', 'n-wgn', 'n wgn', 'нвагон'],
  ['HONDA', 'N ONE', 'n-one', 'n one', 'н уан', 'хонда n one'],
  ['HONDA', 'N VAN', 'n-van', 'n van', 'н ван', 'энван'],
  ['SUZUKI', 'MRWAGON', 'mr wagon', 'mrwagon', 'мр вагон'],
  ['SUZUKI', 'SX-4', 'sx4', 'sx-4', 'sx 4', 'сузуки сх4'],
  ['MAZDA', 'AZ WAGON', 'az-wagon', 'az wagon', 'аз вагон'],
  ['TOYOTA', 'TOWN ACE VAN', 'townace van', 'town ace van', 'таун айс ван'],
  ['TOYOTA', 'LITE ACE VAN', 'liteace van', 'lite ace', 'лайт айс'],
  ['TOYOTA', 'MARK2 BLIT', 'марк 2 блит', 'марк2 блит', 'mark ii blit', 'тойота марк 2 блит', 'блит'],
  ['MERCEDES-BENZ', 'C CLASS WAGON', 'c class wagon', 'мерседес c-class wagon'],
];

test.each(TYPED)('%s %s is found by its usual spelling', (brand, model, ...typed) => {
  for (const text of typed) {
    const { query, rest } = understand(text, dictionary, { now: NOW });
    expect([text, query.lists, rest]).toEqual([text, { brand: [brand], model: [model] }, []]);
  }
});

test.each(['альфа ромео', 'alfa romeo', 'alfaromeo'])('the brand ALFAROMEO is found by %s', (text) =>
  expect(understand(text, dictionary, { now: NOW }).query.lists).toEqual({ brand: ['ALFAROMEO'] }),
);

/** A catalogue in which the feed's spelling of a name is the only one. */
const RARE = buildDictionary({
  brands: ['BMW', 'BMW ALPINA', 'MERCEDES-BENZ', 'MERCEDES AMG', 'PORSHE', 'TOYOTA'].map((name) => ({
    name,
  })),
  models: [
    { brand: 'TOYOTA', name: 'COROLA FIELDER' },
    { brand: 'PORSHE', name: 'CAYENE' },
  ],
  kuzov: [],
});

test.each([
  ['бмв альпина', { brand: ['BMW ALPINA'] }],
  ['bmw alpina', { brand: ['BMW ALPINA'] }],
  ['мерседес амг', { brand: ['MERCEDES AMG'] }],
  ['mercedes-amg', { brand: ['MERCEDES AMG'] }],
  ['порше', { brand: ['PORSHE'] }],
  ['porsche cayenne', { brand: ['PORSHE'], model: ['CAYENE'] }],
  ['порше кайен', { brand: ['PORSHE'], model: ['CAYENE'] }],
  ['королла филдер', { brand: ['TOYOTA'], model: ['COROLA FIELDER'] }],
  ['corolla fielder', { brand: ['TOYOTA'], model: ['COROLA FIELDER'] }],
])('«%s» finds names that the feed joins or misspells', (text, lists) => {
  const { query, rest } = understand(text, RARE, { now: NOW });
  expect([query.lists, rest]).toEqual([lists, []]);
});

/** A list in the panel shows names as people write them, and also finds the spelling of the feed. */
const options = TYPED.map(([, bare]) => ({ bare, label: formatModel(bare) }));

test('the list finds a name that the feed misspells', () => {
  const misspelt = ['COROLA FIELDER', 'DEMIO'].map((bare) => ({ bare, label: formatModel(bare) }));
  for (const text of ['corolla fielder', 'королла филдер'])
    expect(matchOptions(text, misspelt).map(({ bare }) => bare)).toEqual(['COROLA FIELDER']);
});

test.each([
  ['фейрледи', 'Fairlady Z'],
  ['fairladyz', 'Fairlady Z'],
  ['степвагон', 'Step WGN'],
  ['step wagon', 'Step WGN'],
  ['марк 2 блит', 'Mark II Blit'],
  ['mark ii', 'Mark II Blit'],
  ['свифт спортс', 'Swift Sport'],
  ['делика д5', 'Delica D:5'],
  ['180 сх', '180SX'],
  ['н бокс', 'N-BOX'],
])('a search for «%s» in the list finds %s first', (search, label) =>
  expect(matchOptions(search, options)[0]?.label).toBe(label),
);
