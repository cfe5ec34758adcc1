import { describe, expect, test } from 'vitest';
import { LOT_STATUSES, STATUS_WORDS } from '../lots/lotStatuses.ts';
import { COLOR_FEED_NAMES, readFeedColor } from './colorFeedNames.ts';
import { COLORS } from './colors.ts';
import { DRIVE_FEED_NAMES, readFeedDrive } from './driveFeedNames.ts';
import { FUEL_CODES, FUELS, readFeedFuel } from './fuels.ts';
import { readGearboxKind } from './gearboxes.ts';
import { GRADE_FEED_NAMES, readFeedGrade } from './gradeFeedNames.ts';
import { GRADE_VALUES } from './gradeOptions.ts';
import { readWireWord } from './wireWords.ts';

/**
 * Splits the words of a row. The tables below repeat each vocabulary by hand, so that a mistaken change of either list
 * fails.
 */
const split = (words: string): readonly string[] => words.split(', ');

describe('drives', () => {
  const WORDS = {
    FF: 'FF, FWD',
    FR: 'FR, RWD',
    MR: 'MR, MIDSHIP',
    RR: 'RR',
    '2WD': '2WD',
    '4WD': '4WD, AWD, 4X4, FULLTIME4WD, PARTTIME4WD, FULLTIME, PARTTIME',
  } as const;

  test('every word, in any case', () => {
    expect(Object.keys(DRIVE_FEED_NAMES).toSorted()).toEqual(Object.keys(WORDS).toSorted());
    for (const [code, words] of Object.entries(WORDS)) {
      expect(DRIVE_FEED_NAMES[code as keyof typeof WORDS].join(', ')).toBe(words);
      for (const word of split(words))
        expect([word, readFeedDrive(word), readFeedDrive(` ${word.toLowerCase()} `)]).toEqual([
          word,
          code,
          code,
        ]);
    }
  });

  test.each([
    ['Full time 4WD', '4WD'],
    ['PART-TIME 4WD', '4WD'],
    ['FULLTIME4WD,PARTTIME4WD', '4WD'],
    ['4WD,AWD', '4WD'],
    ['FF,4WD', 'FF/4WD'],
    ['4WD, FF', 'FF/4WD'],
    ['RWD,AWD', 'FR/4WD'],
    ['MIDSHIP,4WD', 'MR/4WD'],
    ['RR,4WD', 'RR/4WD'],
    ['2WD,4WD', '2WD/4WD'],
    ['FF,FR', '2WD'],
    ['FF,FF', 'FF'],
    ['FF,FR,4WD', '2WD/4WD'],
    ['FF,', 'FF'],
  ])('the list %s is %s', (text, drive) => expect(readFeedDrive(text)).toBe(drive));

  test.each([
    ['FR,FULLTIME4WD,PARTT', 'FR/4WD'],
    ['FULLTIME4WD,PARTTIME', '4WD'],
    ['FF,FULLTIME4WD,MIDSH', '2WD/4WD'],
    // FF, FR, FWD or FULLTIME4WD: the cut word is ignored.
    ['FR,FULLTIME4WD,4WD,F', 'FR/4WD'],
    // The shortest list that may be cut.
    ['FR,FULLTIME4WD,PAR', 'FR/4WD'],
  ])('the list %s, whose end the feed may have cut, is %s', (text, drive) => {
    expect(text.length).toBeLessThanOrEqual(20);
    expect(readFeedDrive(text)).toBe(drive);
  });

  test.each([
    '',
    '-',
    ',',
    '?',
    '2',
    'XWD',
    'FF,XWD',
    'PARTT',
    'FR,PARTT',
    'FR,FULLTIME4WD,XWD',
    // Too short to be cut, also with spaces around it; cut before the end; one long word.
    'FR,FULLTIME4WD,PA',
    '  FR,FULLTIME4WD,PA  ',
    'FULLTIME4W,FULLTIME4WD',
    'FR,FULLTIME4W,FULLTIME4WD',
    'FULLTIME4WDPARTTIME',
  ])('%s is unknown', (text) => expect(readFeedDrive(text)).toBeUndefined());
});

describe('grades', () => {
  const WORDS = {
    S: '7, 8, 9',
    '6': '6.5',
    '5': '5.5',
    RA: 'A1, R1, RA1, RA2',
    R: 'A, R2, RB, RC',
    '2': 'B, C, D, E',
    '***': '*, **, X, XX, 99',
  } as const;

  test('every word', () => {
    expect(
      Object.fromEntries(Object.entries(GRADE_FEED_NAMES).map(([grade, w]) => [grade, w.join(', ')])),
    ).toEqual(WORDS);
    for (const [grade, words] of Object.entries(WORDS))
      for (const word of split(words))
        expect([word, readFeedGrade(` ${word.toLowerCase()} `)]).toEqual([word, grade]);
  });

  test('every grade of the catalogue is unchanged', () =>
    expect(GRADE_VALUES.map(readFeedGrade)).toEqual(GRADE_VALUES));

  test.each([
    ['4.0', '4'],
    ['3,5', '3.5'],
    ['3.5B', '3.5'],
    ['3,5b', '3.5'],
    ['4C', '4'],
    ['4.5 A', '4.5'],
    ['7A', 'S'],
    ['s', 'S'],
    ['', undefined],
    ['-', undefined],
    ['3.7', undefined],
    ['10', undefined],
    ['4F', undefined],
    ['constructor', undefined],
  ])('«%s» is %s', (text, grade) => expect(readFeedGrade(text)).toBe(grade));
});

describe('colours', () => {
  const WORDS: Readonly<Record<string, string>> = {
    white: 'WHITE, WHITE M, SUPER WHITE',
    pearl: 'PEARL, PEARL WHITE, P.WHITE, P WHITE, WHITE PEARL',
    black: 'BLACK, BLACK M, BLACK PEARL',
    gray: 'GRAY, GREY, GUN METAL, GUNMETAL, CHARCOAL',
    silver: 'SILVER, SILVER M',
    blue: 'BLUE, DARK BLUE, LIGHT BLUE, NAVY, TURQUOISE',
    red: 'RED, RED M',
    wine: 'WINE, WINE RED, BORDEAUX, MAROON, BURGUNDY',
    beige: 'BEIGE, GOLD, CREAM, CHAMPAGNE, IVORY',
    brown: 'BROWN, BRONZE',
    green: 'GREEN, DARK GREEN, KHAKI, OLIVE',
    yellow: 'YELLOW',
    orange: 'ORANGE',
    purple: 'PURPLE, VIOLET, LAVENDER, PINK',
  };

  test('every name', () => {
    expect(Object.keys(COLOR_FEED_NAMES)).toEqual(COLORS.map(({ id }) => id));
    for (const [id, words] of Object.entries(WORDS)) {
      expect(COLOR_FEED_NAMES[id]?.join(', ')).toBe(words);
      for (const word of split(words))
        expect([word, readFeedColor(word), readFeedColor(` ${word.toLowerCase()} `)]).toEqual([word, id, id]);
    }
  });

  test.each([
    ['BLACK 2', 'black'],
    ['NAVY BLUE', 'blue'],
    ['L GRAY', 'gray'],
    ['GRAY M', 'gray'],
    ['CRYSTAL BLACK', 'black'],
    [' WHITE | RED ', 'white'],
    ['RED/BLACK', 'red'],
    ['MYSTIC | RED', 'red'],
    ['CRYSTAL PEARL WHITE', 'pearl'],
    ['PEARL M', 'pearl'],
    ['PEARL RED', 'red'],
    ['BLUE PEARL 3', 'blue'],
    ['DARK WINE RED', 'wine'],
    ['GOLD BROWN', 'brown'],
    ['BLACK(202)', 'black'],
  ])('«%s» is %s', (name, id) => expect(readFeedColor(name)).toBe(id));

  test.each(['', '-', 'MYSTIC', 'COLORED', 'REDDISH', '2', 'OTHER'])('«%s» is unknown', (name) =>
    expect(readFeedColor(name)).toBeUndefined(),
  );
});

describe('gearboxes', () => {
  test.each([
    ['AT', 'AT FAT IAT CAT DAT SAT A FA IA CA DA 4AT 10AT AUTO'],
    ['MT', 'MT FMT IMT DMT 3F 4F 5F 6F 7F 5MT 6MT F5MT 5FMT 6FMT 5FT 6S F3 F5 F7 I5 C5 M M5'],
    ['CVT', 'CVT FCVT CVT7'],
    ['AMT', 'AMT DCT AGS DSG PDK 7DCT 6DSG'],
    [undefined, '2F 8F F2 F8 B 100 X5F 5FX D5 XA M2 M8 2FMT AUTOMAT1 ?'],
  ])('codes of %s: %s', (kind, codes) => {
    for (const code of codes.split(' '))
      expect([code, readGearboxKind(` ${code.toLowerCase()} `)]).toEqual([code, kind]);
  });
});

describe('fuels', () => {
  const CODES = {
    petrol: 'G',
    diesel: 'D',
    gas: 'L, C, LPGP',
    hybrid: 'H, HE, G+E',
    diesel_hybrid: '&',
    plug_in_hybrid: 'P',
    electric: 'E',
    other: 'O',
  };

  test('every code, in any case', () => {
    expect(FUELS).toEqual(Object.keys(CODES));
    for (const fuel of FUELS) {
      expect(FUEL_CODES[fuel].join(', ')).toBe(CODES[fuel]);
      for (const code of split(CODES[fuel]))
        expect([code, readFeedFuel(code), readFeedFuel(` ${code.toLowerCase()} `)]).toEqual([
          code,
          fuel,
          fuel,
        ]);
    }
  });

  test.each(['', '-', '2025-03-01 10:00:00', '10:00:00', 'Z', 'GE', 'constructor'])(
    '«%s» is no fuel',
    (text) => expect(readFeedFuel(text)).toBeUndefined(),
  );
});

describe('statuses', () => {
  const WORDS = {
    coming: ', coming, available',
    sold: 'sold, sold by nego, negotiated',
    not_sold: 'not sold, not_sold, unsold',
    cancelled: 'cancelled, canceled',
    removed: 'removed',
    withdrawn: 'withdrawn',
    unknown: 'unknown',
  };

  test('every word, in any case', () => {
    expect(LOT_STATUSES).toEqual(Object.keys(WORDS));
    for (const status of LOT_STATUSES) {
      expect(STATUS_WORDS[status].join(', ')).toBe(WORDS[status]);
      for (const word of split(WORDS[status]))
        expect([word, readWireWord(STATUS_WORDS, word.toUpperCase())]).toEqual([word, status]);
    }
  });

  test('another word is not a status', () => expect(readWireWord(STATUS_WORDS, 'pending')).toBeUndefined());
});
