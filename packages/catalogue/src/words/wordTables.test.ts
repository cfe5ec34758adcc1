import { describe, expect, test } from 'vitest';
import { FACETS } from '../facets/facets.ts';
import { TEMPLATES } from '../templates/templates.ts';
import { BODY_TYPES, formatBodyType } from './bodyTypes.ts';
import { formatBrand, formatModel, formatVehicle } from './brands.ts';
import { formatColor, COLORS } from './colors.ts';
import {
  CURRENCIES,
  getCurrencyForms,
  getCurrencyName,
  getCurrencySign,
  isCurrency,
  sharesSign,
} from './currencies.ts';
import { explainDrive } from './driveExplanations.ts';
import { DRIVE_OPTIONS, formatDrive, DRIVES, listDrivesOfOption, listWireDrives } from './drives.ts';
import { formatCount, formatLocalDate, formatNumber, NBSP } from './format.ts';
import { getFuelCode, formatFuel, FUELS } from './fuels.ts';
import { GEARBOX_EXPLANATIONS } from './gearboxExplanations.ts';
import { GEARBOXES, formatGearbox } from './gearboxes.ts';
import { GRADE_VALUES } from './gradeOptions.ts';
import { explainGrade } from './grades.ts';
import { MONTH_FORMS, MONTH_NAMES } from './months.ts';
import { BRAND_SPELLINGS, MODEL_WORD_SPELLINGS, MODEL_SPELLINGS } from './shownNames.ts';

/**
 * Each table is repeated here by hand, so that a row changed by mistake fails the test. A new row must be added here
 * too.
 */
describe('words that a visitor reads', () => {
  test('colours', () => {
    const labels = COLORS.map(({ id }) => [id, formatColor(id)]);
    expect(Object.fromEntries(labels)).toEqual({
      white: 'Белый',
      pearl: 'Перламутр',
      black: 'Чёрный',
      gray: 'Серый',
      silver: 'Серебристый',
      blue: 'Синий',
      red: 'Красный',
      wine: 'Вишнёвый',
      beige: 'Бежевый',
      brown: 'Коричневый',
      green: 'Зелёный',
      yellow: 'Жёлтый',
      orange: 'Оранжевый',
      purple: 'Фиолетовый',
    });
    expect(labels).toHaveLength(14);
    expect(formatColor('mystic')).toBe('mystic');
  });

  const UNCERTAIN_DRIVE = 'источник называет оба варианта, какой у этой машины, скажет аукционный лист';

  test('drives, with what they mean', () => {
    expect(Object.keys(DRIVES).map((code) => [code, formatDrive(code), explainDrive(code)])).toEqual([
      ['FF', 'передний', 'двигатель спереди, ведут передние колёса'],
      ['FR', 'задний', 'двигатель спереди, ведут задние колёса'],
      ['MR', 'задний', 'двигатель в середине, ведут задние колёса'],
      ['RR', 'задний', 'двигатель сзади, ведут задние колёса'],
      ['2WD', 'передний или задний', 'ведёт одна ось: передняя (FF) или задняя (FR)'],
      ['4WD', 'полный', 'полный привод: постоянный или подключаемый'],
      ['FF/4WD', 'передний или полный', UNCERTAIN_DRIVE],
      ['FR/4WD', 'задний или полный', UNCERTAIN_DRIVE],
      ['MR/4WD', 'задний или полный', UNCERTAIN_DRIVE],
      ['RR/4WD', 'задний или полный', UNCERTAIN_DRIVE],
      ['2WD/4WD', '2WD или 4WD', UNCERTAIN_DRIVE],
    ]);
    expect([formatDrive('constructor'), explainDrive('constructor')]).toEqual(['constructor', undefined]);
  });

  test('gearboxes, long and short, with what they mean', () => {
    const kinds = ['AT', 'MT', 'CVT', 'AMT'] as const;
    expect(Object.keys(GEARBOXES)).toEqual(kinds);
    expect(
      kinds.map((kind) => [
        formatGearbox(kind, false),
        formatGearbox(kind, true),
        GEARBOX_EXPLANATIONS[kind],
      ]),
    ).toEqual([
      ['Автоматическая', 'Автомат', 'автомат, вариатор и робот: две педали'],
      ['Механическая', 'Механика', 'механика: три педали'],
      ['Вариатор', 'Вариатор', 'вариатор: без ступеней'],
      ['Робот', 'Робот', 'робот: механика, которую переключает автоматика'],
    ]);
  });

  test('fuels, with their codes in the feed format', () => {
    expect(FUELS.map((fuel) => [fuel, formatFuel(fuel), getFuelCode(fuel)])).toEqual([
      ['petrol', 'бензин', 'G'],
      ['diesel', 'дизель', 'D'],
      ['gas', 'газ', 'L'],
      ['hybrid', 'гибрид', 'H'],
      ['diesel_hybrid', 'дизельный гибрид', '&'],
      ['plug_in_hybrid', 'гибрид, возможно подключаемый', 'P'],
      ['electric', 'электричество', 'E'],
      ['other', 'другое топливо', 'O'],
    ]);
  });

  test('body types', () => {
    expect(Object.fromEntries(Object.keys(BODY_TYPES).map((type) => [type, formatBodyType(type)]))).toEqual({
      sedan: 'седан',
      coupe: 'купе',
      hatchback: 'хэтчбек',
      wagon: 'универсал',
      suv: 'внедорожник',
      kei: 'кей-кар',
      minivan: 'минивэн',
      van: 'фургон',
      pickup: 'пикап',
      truck: 'грузовик',
      crane_truck: 'манипулятор',
      excavator: 'экскаватор',
      wheel_loader: 'фронтальный погрузчик',
      bulldozer: 'бульдозер',
      forklift: 'вилочный погрузчик',
      motorcycle_sport: 'спортивный мотоцикл',
      motorcycle_classic: 'классический мотоцикл',
      scooter: 'скутер',
    });
    expect(['constructor', undefined].map(formatBodyType)).toEqual([undefined, undefined]);
  });

  test('grades, best first', () => {
    expect(GRADE_VALUES.map((grade) => [grade, explainGrade(grade)])).toEqual([
      ['S', 'новый, почти без пробега'],
      ['6', 'как новый, до 30 000 км'],
      ['5', 'почти новый, пробег до 50 000 км'],
      ['4.5', 'очень хорошее состояние, пробег обычно до 100 000 км'],
      ['4', 'хорошее состояние, мелкие следы'],
      ['3.5', 'царапины и вмятины по кругу, пробег большой'],
      ['3', 'заметные следы, нужен ремонт кузова'],
      ['RA', 'восстановлен после лёгкой аварии, сделан хорошо'],
      ['R', 'восстановлен после аварии'],
      ['2', 'плохое состояние'],
      ['1', 'сильно изменён или после воды и огня'],
      ['0', 'не оценивался'],
      ['***', 'осмотр не проводился'],
    ]);
  });

  test('currencies', () => {
    expect(CURRENCIES.map((currency) => [currency, getCurrencySign(currency)])).toEqual([
      ['jpy', '¥'],
      ['cny', '¥'],
      ['krw', '₩'],
      ['rub', '₽'],
      ['usd', '$'],
      ['eur', '€'],
    ]);
    expect([getCurrencySign('gbp'), isCurrency('gbp')]).toEqual(['GBP', false]);
    const pairs = CURRENCIES.flatMap((one) =>
      CURRENCIES.filter((other) => sharesSign(one, other)).map((other) => `${one} ${other}`),
    );
    expect(pairs).toEqual(['jpy cny', 'cny jpy']);
  });

  test('months and weekdays', () => {
    expect(MONTH_NAMES.join(' ')).toBe(
      'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    );
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);
    expect(months.map((day) => formatLocalDate(day).replaceAll(NBSP, ' '))).toEqual([
      'пт 9 янв',
      'пн 9 фев',
      'пн 9 мар',
      'чт 9 апр',
      'сб 9 мая',
      'вт 9 июн',
      'чт 9 июл',
      'вс 9 авг',
      'ср 9 сен',
      'пт 9 окт',
      'пн 9 ноя',
      'ср 9 дек',
    ]);
    expect(formatLocalDate('2026-12-31T23:59:59')).toBe(`чт${NBSP}31${NBSP}дек, 23:59`);
    expect(formatLocalDate('2026-12-31T00:01:00')).toBe(`чт${NBSP}31${NBSP}дек, 00:01`);
    expect(formatLocalDate('2026-12-31T01:00:00')).toBe(`чт${NBSP}31${NBSP}дек, 01:00`);
  });

  test('brands that do not follow the rule for letter case', () =>
    expect(BRAND_SPELLINGS).toEqual({
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
    }));

  test.each([
    ...Object.entries(BRAND_SPELLINGS),
    ['ALFA ROMEO', 'Alfa Romeo'],
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    ['HARLEY-DAVIDSON', 'Harley-Davidson'],
    ['ROLLS-ROYCE', 'Rolls-Royce'],
    ['TOYOTA', 'Toyota'],
    ['KIA', 'Kia'],
    ['GREAT WALL', 'Great Wall'],
    ['DS', 'DS'],
    ['CONSTRUCTOR', 'Constructor'],
  ])('the brand %s is written %s', (brand, label) => expect(formatBrand(brand)).toBe(label));

  test('models that do not follow the rule for letter case', () => {
    const models = {
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
    expect(MODEL_SPELLINGS).toEqual(models);
    for (const [model, shown] of Object.entries(models)) {
      expect([model, formatModel(model)]).toEqual([model, shown]);
      expect(formatModel(`${model} CUSTOM`)).toBe(`${shown} Custom`);
      expect(formatModel(`${model}S`)).not.toBe(`${shown}S`);
    }
  });

  test('words of models in irregular letter case', () => {
    const words = 'AMG ATS CLA EQA EQB EQC EQE EQS FTO GLA GLE GTE GTI GTO ISF PHEV SAI STI UNI'.split(' ');
    expect(Object.keys(MODEL_WORD_SPELLINGS).toSorted()).toEqual([...words, 'MIEV'].toSorted());
    for (const word of words) expect(formatModel(`GOLF ${word}`)).toBe(`Golf ${word}`);
    expect(formatModel('MINICAB MIEV')).toBe('Minicab MiEV');
  });

  test.each([
    ['MARK2 BLIT', 'Mark II Blit'],
    ['MARK II', 'Mark II'],
    ['TOWN ACE VAN', 'TownAce Van'],
    ['LITE ACE VAN', 'LiteAce Van'],
    ['FAIRLADY Z', 'Fairlady Z'],
    ['C CLASS WAGON', 'C-Class Wagon'],
    ['S CLASS', 'S-Class'],
    ['GLE CLASS COUPE', 'GLE-Class Coupe'],
    ['MINI CLUBMAN', 'Mini Clubman'],
    ['EK SPACE', 'eK Space'],
    ['UX', 'UX'],
    ['UNI-K', 'UNI-K'],
    ['TYPE-R', 'Type-R'],
    ['CR-V', 'CR-V'],
    ['CX-5', 'CX-5'],
    ['SX-4 S-CROSS', 'SX4 S-Cross'],
    ['SMART #1', 'Smart #1'],
    ['105,120', '105,120'],
    ['CONSTRUCTOR', 'Constructor'],
  ])('the model %s is written %s', (model, label) => expect(formatModel(model)).toBe(label));

  test('a vehicle without a brand is called by its model', () => {
    expect(formatVehicle('NISSAN', 'FAIRLADYZ')).toBe('Nissan Fairlady Z');
    expect(formatVehicle('OTHERS', 'CARAVAN')).toBe('Caravan');
  });
});

test('a drive is found by each option that may apply to it', () => {
  expect(DRIVE_OPTIONS.map((option) => [option, listDrivesOfOption(option).join(' ')])).toEqual([
    ['FF', 'FF 2WD FF/4WD 2WD/4WD'],
    ['FR', 'FR 2WD FR/4WD 2WD/4WD'],
    ['MR', 'MR MR/4WD'],
    ['RR', 'RR RR/4WD'],
    ['2WD', 'FF FR MR RR 2WD FF/4WD FR/4WD MR/4WD RR/4WD 2WD/4WD'],
    ['4WD', '4WD FF/4WD FR/4WD MR/4WD RR/4WD 2WD/4WD'],
  ]);
});

test('2WD is expanded into four codes on the wire, without duplicates', () => {
  expect(listWireDrives(['2WD'])).toEqual(['FF', 'FR', 'MR', 'RR']);
  expect(listWireDrives(['RR', '4WD', '2WD'])).toEqual(['4WD', 'FF', 'FR', 'MR', 'RR']);
  expect(listWireDrives([])).toEqual([]);
});

describe('nouns after a count', () => {
  const BRANDS = ['марка', 'марки', 'марок'] as const;
  const MODELS = ['модель', 'модели', 'моделей'] as const;
  const BODIES = ['кузов', 'кузова', 'кузовов'] as const;

  /** Checks the forms for one, few and many, with the exceptions from 11 to 14. */
  const expectForms = (noun: readonly [string, string, string], [one, few, many]: typeof noun) => {
    const forms = [0, 1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101, 111, 112, 1001, 1_011].map(
      (count) => `${formatCount(count, noun)}`,
    );
    const expected = [
      many,
      one,
      few,
      few,
      many,
      many,
      many,
      many,
      many,
      one,
      few,
      many,
      one,
      many,
      many,
      one,
      many,
    ];
    const counts = ['0', '1', '2', '4', '5', '11', '12', '14', '20', '21', '22', '25', '101', '111', '112'];
    expect(forms).toEqual(
      [...counts, `1${NBSP}001`, `1${NBSP}011`].map((count, index) => `${count}${NBSP}${expected[index]}`),
    );
  };

  test.each([
    ['jpy', ['иена', 'иены', 'иен']],
    ['cny', ['юань', 'юаня', 'юаней']],
  ] as const)('the currency %s', (currency, forms) => expectForms(getCurrencyForms(currency), forms));

  test('the selector of currencies shows their plurals', () => {
    expect(CURRENCIES.map(getCurrencyName)).toEqual(['иены', 'юани', 'воны', 'рубли', 'доллары', 'евро']);
  });

  test('months', () => expectForms(MONTH_FORMS, ['месяц', 'месяца', 'месяцев']));

  test('values of facets', () => {
    const nouns = FACETS.flatMap((facet) => {
      const noun = 'list' in facet ? facet.list?.noun : undefined;
      return noun ? [[facet.key, noun] as const] : [];
    });
    expect(Object.fromEntries(nouns)).toEqual({ brand: BRANDS, model: MODELS, kuzov: BODIES });
    for (const [, noun] of nouns) expectForms(noun, noun);
  });

  test('the counted nouns of the catalogues', () => {
    expect(new Set(TEMPLATES.map(({ noun }) => noun.join(', ')))).toEqual(
      new Set(['лот, лота, лотов', 'автомобиль, автомобиля, автомобилей', 'машина, машины, машин']),
    );
  });

  test('a fraction takes the form of its rounded number', () => {
    expect([0.4, 0.5, 1.4, 1.5, 4.5, 20.6].map((count) => formatCount(count, BRANDS))).toEqual([
      `0${NBSP}марок`,
      `1${NBSP}марка`,
      `1${NBSP}марка`,
      `2${NBSP}марки`,
      `5${NBSP}марок`,
      `21${NBSP}марка`,
    ]);
    expect([999.5, 1234.49, -1234.6].map(formatNumber)).toEqual([
      `1${NBSP}000`,
      `1${NBSP}234`,
      `\u22121${NBSP}235`,
    ]);
  });
});
