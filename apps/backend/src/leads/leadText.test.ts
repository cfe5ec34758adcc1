import { expect, test } from 'vitest';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { parseLeadRow, formatLeadRow, NO_METADATA } from './leadRecord.ts';
import { escapeHtml, formatLeadTitle, listLeadLines } from './leadText.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

test('a lead has one line per field', () => {
  const lead = createSampleLead({ page: 'https://shop.example/a' });
  expect(listLeadLines(lead)).toEqual([
    ['Имя', 'Анна Проверочная'],
    ['Телефон', '+7 914 123-45-67'],
    ['Сообщение', 'Жду звонка <b>после</b> 18:00 & до 20:00'],
    ['Лот', 'TOYOTA PRIUS 2019 (japan prius-1 1412000)'],
    ['Расчёт', '2100000'],
    ['Форма', 'form'],
    ['Страница', 'https://shop.example/a'],
    ['Метки', 'utm_source=yandex, utm_campaign=осень'],
    ['Roistat', '100500'],
    ['Код обращения', '17'],
    ['Проверка', 'отправлена без проверки'],
    ['Согласие', '2026-01, 2026-01-25T01:02:00.000Z, 203.0.113.7'],
    ['Получена', '25.01.2026, 11:02 (Владивосток)'],
    ['Номер заявки', formatLeadNumber(lead.idempotencyKey)],
    ['Ключ заявки', lead.id],
  ]);
});

test('the manager reads the sum on screen, way and payer, both ends, their reasons, the price basis, day, border, tables and number of the receipt', () => {
  const receipt = {
    id: 'ab12',
    total: 2_100_000,
    low: 1_500_000,
    shown: '≈ 1,50–2,10 млн ₽, мощность, считайте 2,10 млн ₽',
    way: 'Под ключ, конструктор',
    who: 'Юрлицо',
    bid: '999 000 ¥: 1 620 839 ₽, расчёт cd34',
    likely: 1_600_000,
    reasons: 'Сумма зависит от мотора гибрида: 112 + 20…45 кВт',
    from: 'столько обычно дают за такие',
    chance: 'примерно 7 из 10',
    date: '2027-01-06',
    border: 'До 31.12.2026 — 1 543 000 ₽, с 01.01.2027 — 1 701 000 ₽.',
    limit160: 'зависит от мотора, 112 + 20…45 кВт',
    city: 'Омск',
    tablesFrom: '2027-01-01',
  };
  const lines = listLeadLines(createSampleLead({ receipt }));
  const at = lines.findIndex(([label]) => label === 'Расчёт');
  expect(lines.slice(at, at + 15)).toEqual([
    ['Расчёт', '1500000 – 2100000'],
    ['На экране', receipt.shown],
    ['Способ', 'Под ключ, конструктор'],
    ['Плательщик', 'Юрлицо'],
    ['Вероятнее', '1600000'],
    ['Открыта ставка', receipt.bid],
    ['Почему два итога', receipt.reasons],
    ['Цена взята', 'столько обычно дают за такие'],
    ['Шанс при бюджете', 'примерно 7 из 10'],
    ['День таможни', '2027-01-06'],
    ['Рядом граница', receipt.border],
    ['160 л.с.', receipt.limit160],
    ['Город', 'Омск'],
    ['Таблицы с', '2027-01-01'],
    ['Номер расчёта', 'ab12'],
  ]);
});

test('the manager reads what a request for a sold lot asks for', () => {
  const lines = listLeadLines(createSampleLead({ lot: { brand: 'TOYOTA', wish: 'Найти такую же' } }));
  expect(lines).toContainEqual(['Просьба', 'Найти такую же']);
});

test('each lot of a comparison is a line, and what is no text is left out', () => {
  const named = [
    'Toyota Prius · 2022, ≈ 1,45 млн ₽ https://a.example/cars/japan/1',
    'Honda Fit https://a.example/cars/japan/2',
  ];
  const lots = [...named, { title: 'Kia' }, ...Array.from({ length: 20 }, () => 'x')];
  const lines = listLeadLines(createSampleLead({ lot: { lots } })).filter(([label]) => label === 'Лот');
  expect(lines.map(([, value]) => value)).toEqual([...named, ...Array.from({ length: 7 }, () => 'x')]);
});

test('the manager sees both consents', () => {
  const lead = createSampleLead();
  const lines = new Map(listLeadLines({ ...lead, marks: { ...lead.marks, marketing: '2026-02' } }));
  expect(lines.get('Согласие на рассылку')).toBe('2026-02');
});

test.each([
  [
    { host: 'vvoz.example', page: '/japan/czeny-na-avto?year_min=2019' },
    'https://vvoz.example/japan/czeny-na-avto?year_min=2019',
  ],
  [{ host: 'china.localhost:8080', page: '/' }, 'http://china.localhost:8080/'],
  [{ host: 'vvoz.example', page: 'https://vvoz.example/a' }, 'https://vvoz.example/a'],
  [{ host: '127.0.0.1:4700', page: '/a' }, 'http://127.0.0.1:4700/a'],
  [{ host: '', page: '/a' }, '/a'],
])('the page of %j opens by a tap: %s', (fields, address) =>
  expect(listLeadLines(createSampleLead(fields)).find(([label]) => label === 'Страница')?.[1]).toBe(address),
);

test('absent fields have no line', () => {
  const lead = createSampleLead({
    name: '',
    message: '',
    lot: undefined,
    receipt: undefined,
    consent: { version: '', at: '' },
    marks: NO_METADATA,
  });
  expect(listLeadLines(lead).map(([label]) => label)).toEqual([
    'Телефон',
    'Форма',
    'Страница',
    'Получена',
    'Номер заявки',
    'Ключ заявки',
  ]);
});

test.each([
  [{ brand: 'KIA', model: ['K5'], year: null }, 'KIA'],
  [{ brand: 'KIA', id: 7, type: true }, 'KIA (7)'],
  [{ id: 'a1' }, '(a1)'],
  [{ colour: 'red' }, undefined],
])('a lot %j is %s', (lot, text) =>
  expect(listLeadLines(createSampleLead({ lot })).find(([label]) => label === 'Лот')?.[1]).toBe(text),
);

test.each([
  [{}, 'Заявка: Анна Проверочная, TOYOTA PRIUS 2019'],
  [{ name: '', lot: undefined }, 'Заявка: +7 914 123-45-67'],
  [{ name: '', tel: '+81312345678', lot: { id: 'a1' } }, 'Заявка: +81312345678'],
  [{ name: '', tel: '+791412345678', lot: undefined }, 'Заявка: +791412345678'],
  [{ name: 'Я'.repeat(300) }, `Заявка: ${'Я'.repeat(192)}`],
])('the title of %j is %s', (fields, title) => expect(formatLeadTitle(createSampleLead(fields))).toBe(title));

test('HTML is escaped', () =>
  expect(escapeHtml(`<a href="x">'A' & B</a>`)).toBe(`&lt;a href=&quot;x&quot;&gt;'A' &amp; B&lt;/a&gt;`));

const plainLead = createSampleLead();
const getLine = (wanted: string, lead = plainLead) =>
  listLeadLines(lead).find(([label]) => label === wanted)?.[1];

test('the note to the number is shown to the manager', () => {
  expect(getLine('Телефон')).toBe('+7 914 123-45-67');
  expect(getLine('Рядом с номером')).toBeUndefined();
  const noted = { ...plainLead, marks: { ...plainLead.marks, telNote: 'с 9 до 18' } };
  expect(getLine('Рядом с номером', noted)).toBe('с 9 до 18');
  expect(getLine('Рядом с номером', parseLeadRow(formatLeadRow(noted)))).toBe('с 9 до 18');
});

test('a lead that was saved before notes existed has none', () => {
  const row = { ...formatLeadRow(plainLead), marks: JSON.stringify({ leadId: '17' }) };
  expect(parseLeadRow(row).marks).toMatchObject({ leadId: '17', telNote: '', captcha: '' });
});
