import { expect, test } from 'vitest';
import {
  describeCompany,
  describeContacts,
  describeExample,
  describeGuarantees,
  describeQuestions,
  describeReviews,
} from './describeTexts.ts';
import { MAX_DESCRIPTION } from './textLengths.ts';

const withSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  [
    'contacts',
    describeContacts({ tel: '8 423', address: 'Владивосток', hours: 'пн–сб 9:00–19:00' }),
    'Владивосток; пн–сб 9:00–19:00 по Владивостоку; телефон 8 423. Мессенджеры, схема проезда и заявка онлайн.',
  ],
  ['contacts of which only the telephone is known', describeContacts({ tel: '8 423' }), 'телефон 8 423. '],
  [
    'questions',
    describeQuestions(22, ['Пошлина', 'Утильсбор']),
    '22 ответа на вопросы о ввозе: пошлина, утильсбор. ',
  ],
  [
    'reviews',
    describeReviews({ count: 44, rating: 4.6, page: 1 }),
    '44 отзыва о ввозе автомобилей, мотоциклов и техники, в среднем 4,6 из 5. Что понравилось, что задержалось и чем кончилось.',
  ],
  [
    'another page of reviews without a mean',
    describeReviews({ count: 1, rating: null, page: 2 }),
    'Страница 2: 1 отзыв о ввозе автомобилей, мотоциклов и техники. ',
  ],
  [
    'the example',
    describeExample('Toyota Prius', '900 000 ¥', '1 448 982 ₽'),
    'Toyota Prius с японского аукциона за 900 000 ¥: шаги, сроки, документы и каждая строка расчёта до итога 1 448 982 ₽.',
  ],
  [
    'the example without a total',
    describeExample('Toyota Prius', '900 000 ¥', undefined),
    'Toyota Prius с японского аукциона за 900 000 ¥: шаги, сроки, документы и каждая строка расчёта. Что платят за рубежом, на таможне и в России.',
  ],
  [
    'the company',
    describeCompany({ name: 'ООО «Ввоз»', since: 2011, address: 'Владивосток' }),
    'ООО «Ввоз», ввозим с 2011 года: Владивосток. Люди, выданные машины',
  ],
  ['a company of which nothing is known', describeCompany({}), 'Ввоз. Люди, выданные машины'],
  [
    'guarantees',
    describeGuarantees(['Срок', 'Цена', 'Состояние']),
    'За что отвечаем деньгами: срок и ещё 2 пункта. Задаток и его возврат, три платежа, образец договора, сметы и итоговые счета.',
  ],
])('%s: the facts come first, and search engines show them whole', (_, description, beginning) => {
  expect(withSpaces(description).slice(0, beginning.length)).toBe(beginning);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
});
