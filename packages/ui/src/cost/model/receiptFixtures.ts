/** Receipts of the cost engine for stories and tests: one car in several variants, and a motorcycle. */
import type { Assumption, LineCode, LineGroup, Receipt, ReceiptLine, Variant } from '@vvoz/law/costTypes';
import type { ReceiptChange } from './receiptView.ts';

const YEN = {
  currency: 'jpy',
  rate: 0.59125,
  rateSource: 'ЦБ РФ',
  officialRate: 0.55,
  rateMargin: 7.5,
};
const EURO = { currency: 'eur', rate: 100.5693, rateSource: 'ЦБ РФ' };
const DAY = '2026-11-24';

type Rule = readonly [act: string, row: string];
const OPERATOR = 'Настройки оператора';

function makeLine(
  group: LineGroup,
  [code, label]: readonly [LineCode, string],
  amount: number,
  [act, row]: Rule,
  foreign?: Pick<ReceiptLine, 'officialRate' | 'rateMargin'> & {
    readonly currency: string;
    readonly rate: number;
    readonly rateSource: string;
  },
): ReceiptLine {
  return {
    code,
    group,
    label,
    amount,
    amountRub: Math.floor(amount * (foreign?.rate ?? 1) + 0.5),
    currency: foreign?.currency ?? 'rub',
    rate: foreign?.rate ?? null,
    rateDate: foreign === undefined ? null : DAY,
    rateSource: foreign?.rateSource ?? null,
    ...(foreign?.rateMargin === undefined
      ? {}
      : { officialRate: foreign.officialRate, rateMargin: foreign.rateMargin }),
    rule: { act, row },
    basis: act === OPERATOR ? 'setting' : code === 'price' ? 'quotation' : 'law',
  };
}

const makeYenLine = (code: LineCode, label: string, amount: number, row = 'Япония') =>
  makeLine(
    'abroad',
    [code, label],
    amount,
    code === 'price' ? ['Цена продавца', 'цена лота'] : [OPERATOR, row],
    YEN,
  );
const makeRoubleLine = (code: LineCode, label: string, amount: number, row = 'Владивосток') =>
  makeLine('russia', [code, label], amount, [OPERATOR, row]);
const clearance = makeLine('customs', ['clearance_fee', 'Сбор за таможенное оформление'], 4924, [
  'Постановление Правительства РФ № 1637 в редакции № 1638',
  'стоимость до 1 200 000 ₽',
]);
const RECYCLING = 'Постановление Правительства РФ № 1291 в редакции № 1713 от 01.11.2025';
const makeRecyclingLine = (amount: number, row: string) =>
  makeLine('customs', ['recycling_fee', 'Утилизационный сбор'], amount, [RECYCLING, row]);

const price = makeYenLine('price', 'Цена лота', 1_140_000);
const fee = makeYenLine('auction_fee', 'Сбор аукциона', 45_000);
const inland = makeYenLine('inland_freight', 'Доставка по стране и фрахт', 175_000);
const loading = makeYenLine('loading', 'Погрузка и оформление на вывоз', 40_000);
const duty = makeLine(
  'customs',
  ['duty', 'Таможенная пошлина (единая ставка)'],
  4492.5,
  ['Решение Совета ЕЭК от 20.12.2017 № 107, приложение 2, таблица 2', '3–5 лет; до 1 800 см³: 2,5 €/см³'],
  EURO,
);
const lab = makeRoubleLine('lab', 'Лаборатория, СБКТС, ЭПТС', 25_000);
const local = [
  makeRoubleLine('storage', 'СВХ (хранение)', 35_000),
  makeRoubleLine('broker', 'Таможенный брокер', 25_000),
  makeRoubleLine('bank', 'Комиссия банка', 7300),
  makeRoubleLine('local_moves', 'Перемещения по Владивостоку', 7000),
  makeRoubleLine('company', 'Услуги компании', 60_000),
];

const PARTS: Assumption = {
  code: 'parts_estimate',
  text: 'Приблизительно: официальной формулы для ввоза запчастями нет',
};

function makeReceipt(variant: Variant, lines: readonly ReceiptLine[], more: Partial<Receipt> = {}): Receipt {
  const sum = (group: LineGroup) =>
    lines.filter((one) => one.group === group).reduce((total, { amountRub }) => total + amountRub, 0);
  const totals = { abroad: sum('abroad'), customs: sum('customs'), russia: sum('russia') };
  return {
    id: '5f2b1c0de9a4',
    date: DAY,
    payer: 'physic',
    kind: 'car',
    variant,
    customsValueRub: variant === 'poshlina' ? 770_000 : null,
    lines,
    totals: { ...totals, total: totals.abroad + totals.customs + totals.russia },
    assumptions: [],
    tables: { validFrom: '2026-01-01', validTo: '2026-12-31', version: '0d9c4b7a1e52' },
    settingsVersion: '7a31c95e20bf',
    ...more,
  };
}

const personal = makeRecyclingLine(5200, 'личное пользование; старше 3 лет: 20 000 ₽ × 0,26');

export const fullDuty: Receipt = makeReceipt(
  'poshlina',
  [price, fee, inland, loading, duty, clearance, personal, lab, ...local],
  {
    assumptions: [
      {
        code: 'power30_estimated',
        text: '30-минутная мощность мотора не указана: принята 0,45 от пиковой, 23,9 кВт',
      },
    ],
  },
);

export const construct: Receipt = makeReceipt(
  'construct',
  [
    price,
    fee,
    loading,
    makeYenLine('disassembly', 'Разборка', 50_000, 'легковой'),
    makeYenLine('freight', 'Фрахт до Владивостока', 110_000, 'легковой'),
    makeLine('customs', ['parts_customs', 'Таможенное оформление запчастей'], 130_000, [
      OPERATOR,
      'легковой',
    ]),
    makeRoubleLine('assembly', 'Сборка', 60_000, 'легковой'),
    ...local,
  ],
  { assumptions: [PARTS] },
);

export const raspil: Receipt = makeReceipt(
  'raspil',
  [
    price,
    fee,
    loading,
    makeYenLine('cutting', 'Распил кузова', 25_000, 'легковой'),
    makeYenLine('freight', 'Фрахт до Владивостока', 88_000, 'легковой'),
    makeLine('customs', ['parts_customs', 'Таможенное оформление запчастей'], 91_000, [OPERATOR, 'легковой']),
    ...local,
  ],
  {
    assumptions: [
      PARTS,
      {
        code: 'raspil_no_registration',
        text: 'Распил ввозится только на запчасти: поставить его на учёт нельзя',
      },
    ],
  },
);

const dearer = makeRecyclingLine(
  3_796_800,
  'коммерческий коэффициент; свыше 500 л.с. (367,75 кВт); до 2 000 см³; старше 3 лет: 20 000 ₽ × 189,84',
);

/** The feed does not give the power: an interval from the cheapest band to the dearest. */
export const powerUnknown: Receipt = (() => {
  const whole = makeReceipt('poshlina', [
    price,
    fee,
    inland,
    loading,
    duty,
    clearance,
    dearer,
    lab,
    ...local,
  ]);
  return {
    ...whole,
    assumptions: [
      { code: 'power_unknown', text: 'Мощность не указана' },
      {
        code: 'dearer_outcome_shown',
        text: 'Итог не определён данными однозначно: показан дороже из двух',
      },
      {
        code: 'age_interval',
        text: 'Известен только год выпуска: возраст от 47 до 58 полных месяцев; на итог не влияет',
      },
    ],
    interval: { low: fullDuty, high: whole, reasons: ['power_unknown'] },
  };
})();

/** A company, delivery to Omsk: another duty, VAT, the commercial fee. */
export const company: Receipt = makeReceipt(
  'poshlina',
  [
    price,
    fee,
    inland,
    loading,
    makeLine('customs', ['duty', 'Таможенная пошлина'], 154_000, [
      'ЕТТ ЕАЭС, группа 8703',
      'бензин, 3–7 лет; до 1 800 см³: 20 %, но не менее 0,36 €/см³',
    ]),
    makeLine('customs', ['excise', 'Акциз'], 6272, [
      'НК РФ, статья 193, в редакции закона 425-ФЗ от 28.11.2025',
      'до 150 л.с. (112,5 кВт): 64 ₽/л.с.',
    ]),
    makeLine('customs', ['vat', 'НДС'], 204_659.84, [
      'НК РФ, статья 164',
      '22 % от суммы стоимости, пошлины и акциза',
    ]),
    clearance,
    makeRecyclingLine(
      1_408_800,
      'коммерческий коэффициент; до 160 л.с. (117,68 кВт); до 2 000 см³; старше 3 лет: 20 000 ₽ × 70,44',
    ),
    lab,
    ...local,
    makeRoubleLine('delivery', 'Доставка: Омск', 135_000, 'Омск'),
  ],
  { payer: 'jur' },
);

export const motorcycle: Receipt = makeReceipt(
  'poshlina',
  [
    makeYenLine('price', 'Цена лота', 300_000),
    fee,
    makeYenLine('inland_freight', 'Доставка по стране и фрахт', 60_000),
    makeYenLine('loading', 'Погрузка и оформление на вывоз', 15_000),
    makeLine('customs', ['duty', 'Таможенная пошлина'], 34_650, [OPERATOR, 'мотоцикл; до 800 см³: 15 %']),
    makeLine('customs', ['excise', 'Акциз'], 0, [
      'НК РФ, статья 193, в редакции закона 425-ФЗ от 28.11.2025',
      'до 150 л.с. (112,5 кВт): 0 ₽/л.с.',
    ]),
    makeLine('customs', ['vat', 'НДС'], 58_443, [
      'НК РФ, статья 164',
      '22 % от суммы стоимости, пошлины и акциза',
    ]),
    ...local,
  ],
  {
    kind: 'motorcycle',
    customsValueRub: 231_000,
    assumptions: [{ code: 'preliminary', text: 'Предварительный расчёт, уточняется менеджером' }],
  },
);

/** The price in the country of sale only: one group, one line. */
export const inChina: Receipt = makeReceipt('china', [
  makeLine('abroad', ['price', 'Цена лота'], 120_000, ['Цена продавца', 'цена лота'], {
    currency: 'cny',
    rate: 13.142_598,
    rateSource: 'ЦБ РФ',
    officialRate: 12.8849,
    rateMargin: 2,
  }),
]);

export const receiptChanges: readonly ReceiptChange[] = [
  { code: 'power', text: 'на 33 л.с. больше — на 1 403 600 ₽ дороже', deltaRub: 1_403_600 },
  { code: 'age', text: 'на 5 месяцев старше — на 180 718 ₽ дороже', deltaRub: 180_718 },
  { code: 'payer', text: 'на юрлицо — на 962 400 ₽ дороже', deltaRub: 962_400 },
];
export const cheaperChanges: readonly ReceiptChange[] = [
  { code: 'power', text: 'на 1 л.с. меньше — на 3 450 800 ₽ дешевле', deltaRub: -3_450_800 },
  { code: 'age', text: 'на 4 месяца старше — на 412 300 ₽ дешевле', deltaRub: -412_300 },
];
