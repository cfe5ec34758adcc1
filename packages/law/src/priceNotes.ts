import type { Variant } from './costTypes.ts';

/** Explains each price. Separate from PRICE_LABELS to keep the texts out of the browser bundle. */
export const PRICE_NOTES: Readonly<Record<Variant, string>> = {
  poshlina: 'Ввезена целиком: пошлина, утилизационный сбор и документы оплачены, можно ставить на учёт.',
  construct:
    'Разобрана в Японии, ввезена запчастями и собрана во Владивостоке. Оценка: официальной формулы нет.',
  raspil: 'Кузов разрезан: только на запчасти, на учёт поставить нельзя.',
  auction: 'Цена молотка без доставки, таможни и услуг.',
  china: 'Цена продавца с расходами в Китае, без доставки и таможни.',
  japan: 'Цена продавца с расходами в Японии, без фрахта и таможни.',
};
