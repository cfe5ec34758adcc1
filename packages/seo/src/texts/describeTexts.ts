import { formatCount } from '@vvoz/catalogue/words/format';
import { fillDescription } from './fillDescription.ts';

/** How visitors reach the company. Unknown parts are absent. */
export interface DescribedContacts {
  readonly tel: string;
  readonly address?: string | undefined;
  /** «пн–сб 9:00–19:00», the time of Vladivostok. */
  readonly hours?: string | undefined;
}

/** Describes the contacts. */
export function describeContacts({ tel, address, hours }: DescribedContacts): string {
  const parts = [address, hours && `${hours} по Владивостоку`, `телефон ${tel}`];
  return fillDescription([
    `${parts.filter(Boolean).join('; ')}.`,
    'Мессенджеры, схема проезда и заявка онлайн.',
  ]);
}

/** Describes the page of questions by their number and subjects. */
export const describeQuestions = (count: number, subjects: readonly string[]): string =>
  fillDescription([
    `${formatCount(count, ['ответ', 'ответа', 'ответов'])} на вопросы о ввозе: ${subjects
      .map((subject) => subject.charAt(0).toLowerCase() + subject.slice(1))
      .join(', ')}.`,
  ]);

/** Totals of the reviews, and the page that is described. */
export interface DescribedReviews {
  readonly count: number;
  /** Mean of all reviews, 1 to 5; null without reviews. */
  readonly rating: number | null;
  /** From 1. */
  readonly page: number;
}

/** Describes a page of the reviews. */
export function describeReviews({ count, rating, page }: DescribedReviews): string {
  const start = page > 1 ? `Страница ${page}: ` : '';
  const mean = rating === null ? '' : `, в среднем ${String(rating).replace('.', ',')} из 5`;
  return fillDescription([
    `${start}${formatCount(count, ['отзыв', 'отзыва', 'отзывов'])} о ввозе автомобилей, мотоциклов и техники${mean}.`,
    'Что понравилось, что задержалось и чем кончилось.',
  ]);
}

/**
 * Describes the example of a purchase.
 * @param price formatted: «1 200 000 ¥»
 * @param total formatted turnkey price; undefined when the calculator has failed
 */
export const describeExample = (name: string, price: string, total: string | undefined): string =>
  fillDescription([
    `${name} с японского аукциона за ${price}: шаги, сроки, документы и каждая строка расчёта${
      total === undefined ? '' : ` до итога ${total}`
    }.`,
    'Что платят за рубежом, на таможне и в России.',
  ]);

/** Describes the page about the company. */
export const describeCompany = ({
  name = 'Ввоз',
  since,
  address,
}: {
  readonly name?: string | undefined;
  readonly since?: number | undefined;
  readonly address?: string | undefined;
}): string =>
  fillDescription([
    `${name}${since === undefined ? '' : `, ввозим с ${since} года`}${address === undefined ? '' : `: ${address}`}.`,
    'Люди, выданные машины со сметой и итоговым счётом, оценки на других сайтах, часы и реквизиты.',
  ]);

/**
 * Describes the page of guarantees.
 * @param answers what the company answers for
 */
export const describeGuarantees = (answers: readonly string[]): string =>
  fillDescription([
    `За что отвечаем деньгами: ${(answers[0] ?? '').toLowerCase()} и ещё ${formatCount(answers.length - 1, ['пункт', 'пункта', 'пунктов'])}.`,
    'Задаток и его возврат, три платежа, образец договора, сметы и итоговые счета.',
  ]);
