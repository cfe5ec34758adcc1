import type { Variant } from './costTypes.ts';

/** Explains each price. Separate from PRICE_LABELS to keep the texts out of the browser bundle. */
export const PRICE_NOTES: Readonly<Record<Variant, string>> = {
  poshlina: 'Ввезена целиком: пошлина, утилизационный сбор и документы оплачены, можно ставить на учёт.',
  construct:
    'Разобрана в Японии, ввезена запчастями и собрана во Владивостоке. Оценка: официальной формулы нет. Обычного паспорта не получает: поставят ли на учёт, узнайте в ГИБДД до покупки.',
  raspil: 'Кузов разрезан: только на запчасти, на учёт поставить нельзя.',
  auction: 'Цена молотка без доставки, таможни и услуг.',
  china: 'Цена продавца с расходами в Китае, без доставки и таможни.',
  japan: 'Цена продавца с расходами в Японии, без фрахта и таможни.',
};

/** What limits a way of import, in the few words that fit where it is chosen. */
export const WAY_LIMITS: Readonly<Partial<Record<Variant, string>>> = {
  construct: 'учёт — узнать в ГИБДД до покупки',
  raspil: 'на учёт не поставить',
};

/** Stands above the receipt of a constructor, as the calculator's own warning stands above that of a cut body. */
export const CONSTRUCT_WARNING =
  'Обычного паспорта конструктор не получает: поставят ли его на учёт, узнайте в ГИБДД до покупки';
