import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { cleanLine, cutText } from '@vvoz/api/leads/cleanText';
import type { Document, Json } from '@vvoz/api/leads/document';
import { formatCaptchaMark } from './captcha/captchaMarks.ts';
import type { Lead } from './leadRecord.ts';

/** «+79141234567» → «+7 914 123-45-67». Foreign numbers stay as they are. */
const formatTel = (tel: string): string => tel.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');

const formatScalar = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : '';

const NAME_FIELDS = ['brand', 'model', 'year'] as const;
const OTHER_FIELDS = ['type', 'id', 'price'] as const;

const joinFields = (lot: Document, names: readonly string[]): string =>
  names
    .map((name) => formatScalar(lot[name]))
    .filter((word) => word !== '')
    .join(' ');

/** «TOYOTA PRIUS 2019 (japan prius-1 1412000)»; '' without a lot. */
const formatLot = (lot: Document | undefined): string => {
  if (!lot) return '';
  const rest = joinFields(lot, OTHER_FIELDS);
  return `${joinFields(lot, NAME_FIELDS)}${rest === '' ? '' : ` (${rest})`}`.trim();
};

/** Lots of one request. A comparison has four; what is sent may have been written by anyone. */
const MAX_LOTS = 10;

/** One line for each lot of a request from a comparison: its name, price and address. */
function listLots(lot: Document | undefined): (readonly [label: string, value: string])[] {
  const lots = lot?.['lots'];
  return Array.isArray(lots)
    ? lots.slice(0, MAX_LOTS).map((text: Json) => ['Лот', formatScalar(text)] as const)
    : [];
}

/** The parts of a receipt besides its sum, in the order in which a manager asks for them. */
const RECEIPT_LINES = [
  ['На экране', 'shown'],
  ['Способ', 'way'],
  ['Плательщик', 'who'],
  ['Вероятнее', 'likely'],
  ['Обычно', 'usual'],
  ['Открыта ставка', 'bid'],
  ['Почему два итога', 'reasons'],
  ['Цена взята', 'from'],
  ['Шанс при бюджете', 'chance'],
  ['День таможни', 'date'],
  ['Рядом граница', 'border'],
  ['160 л.с.', 'limit160'],
  ['Город', 'city'],
  ['Таблицы с', 'tablesFrom'],
  ['Номер расчёта', 'id'],
] as const;

/** The receipt that the visitor saw: the sum or both ends, then its parts, as far as they were sent. */
function listReceiptLines(receipt: Document | undefined): (readonly [label: string, value: string])[] {
  if (!receipt) return [];
  const ends = [receipt['low'], receipt['total']].map(formatScalar).filter((text) => text !== '');
  return [
    ['Расчёт', [...new Set(ends)].join(' – ')],
    ...RECEIPT_LINES.map(([label, name]) => [label, formatScalar(receipt[name])] as const),
  ];
}

/** The subject of an e-mail or title of a CRM lead: one line, at most 200 characters. */
export function formatLeadTitle(lead: Lead): string {
  const lot = lead.lot ? joinFields(lead.lot, NAME_FIELDS) : '';
  return cutText(
    cleanLine(`Заявка: ${[lead.name || formatTel(lead.tel), lot].filter(Boolean).join(', ')}`),
    200,
  );
}

/** «2026-11-01, 2026-11-22T00:00:00.000Z, 203.0.113.7»: what was agreed to, when, and from where. */
const formatConsent = ({ consent, ip }: Lead): string => `${consent.version}, ${consent.at}, ${ip}`;

const VLADIVOSTOK = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Vladivostok',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** «25.01.2026, 11:02 (Владивосток)»: the time of the managers. */
const formatTime = (iso: string): string => `${VLADIVOSTOK.format(new Date(iso))} (Владивосток)`;

const THIS_MACHINE = /^(?:[\w.-]+\.)?localhost(?::\d+)?$|^127\./;

/** The address of the page, which opens by a tap in mail, messengers and a CRM; '' without a host. */
export function formatPage({ host, page }: Lead): string {
  if (/^https?:/.test(page) || host === '') return page;
  return `${THIS_MACHINE.test(host) ? 'http' : 'https'}://${host}${page}`;
}

/** The lead for a manager, as labels and values. Absent values are left out. */
export function listLeadLines(lead: Lead): (readonly [label: string, value: string])[] {
  const { marks, consent } = lead;
  const utm = Object.entries(marks.utm).map(([name, value]) => `${name}=${value}`);
  const lines = [
    ['Имя', lead.name],
    ['Телефон', formatTel(lead.tel)],
    ['Рядом с номером', marks.telNote],
    ['Сообщение', lead.message],
    ['Просьба', formatScalar(lead.lot?.['wish'])],
    ['Лот', formatLot(lead.lot)],
    ...listLots(lead.lot),
    ...listReceiptLines(lead.receipt),
    ['Форма', lead.kind],
    ['Страница', formatPage(lead)],
    ['Метки', utm.join(', ')],
    ['Roistat', marks.roistatVisit],
    ['Код обращения', marks.leadId],
    ['Проверка', formatCaptchaMark(marks.captcha)],
    ['Согласие', consent.version === '' ? '' : formatConsent(lead)],
    ['Согласие на рассылку', marks.marketing],
    ['Получена', formatTime(lead.createdAt)],
    // The visitor sees the same number.
    ['Номер заявки', formatLeadNumber(lead.idempotencyKey)],
    ['Ключ заявки', lead.id],
  ] as const;
  return lines.filter(([, value]) => value !== '');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
