// Snapshots of lots for stories.
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';

export const prius: LotSnapshot = {
  lot: 'japan/prius',
  title: 'Toyota Prius · ZVW51 · 2022',
  state: 'live',
  facts: '1,8 л · 98 л.с. · CVT · передний · 64 000 км',
  place: 'USS Tokyo · лот 5123',
  grade: '4',
  auction: 'ср 25 ноя, 09:40 по Токио',
  priceLabel: 'под полную пошлину',
  price: '1 448 982 ₽',
  cells: {
    'Под ключ, полная пошлина': '1 448 982 ₽',
    'Под ключ, конструктор': '1 143 182 ₽',
    Торги: 'ср 25 ноя, 09:40 по Токио',
    Старт: '300 000 ¥',
    'Год выпуска': 'март 2022',
    Двигатель: '1 797 см³ · гибрид',
    Пробег: '64 000 км',
    Привод: 'передний',
    Оценка: '4 · салон B · кузов B',
    Руль: 'правый',
  },
};

export const vezel: LotSnapshot = {
  ...prius,
  lot: 'japan/vezel',
  title: 'Honda Vezel · RV3 · 2022',
  facts: '1,5 л · 118 л.с. · CVT · передний · 41 000 км',
  place: 'USS Nagoya · лот 20417',
  grade: '4.5',
  price: '1 578 130 ₽',
  cells: {
    ...prius.cells,
    'Под ключ, полная пошлина': '1 578 130 ₽',
    Старт: '500 000 ¥',
    Двигатель: '1 496 см³ · бензин',
    Пробег: '41 000 км',
    Оценка: '4.5 · салон B · кузов B',
  },
};

export const sold: LotSnapshot = {
  ...vezel,
  lot: 'japan/sold',
  title: 'Mazda 3 Fastback · BP5P · 2022',
  state: 'sold',
  outcome: 'Продан · пн 23 ноя',
  priceLabel: 'сегодня под ключ',
  price: '1 354 637 ₽',
};

/** Read from a card, and no longer in the catalogue. */
export const gone: LotSnapshot = {
  lot: 'korean/gone',
  title: 'Hyundai Staria Lounge Limousine 9-Seater · 2023',
  state: 'gone',
  priceLabel: 'полная пошлина, по мощности',
  price: '1 852 809 – 3 340 409 ₽',
};
