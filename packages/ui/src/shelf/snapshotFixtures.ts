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
  priceLabel: 'под ключ',
  price: '≈ 1,45 млн ₽',
  sure: 'обычно 1,30–1,62',
  cells: {
    'Под ключ, полная пошлина': '≈ 1,45 млн ₽',
    'Под ключ, конструктор': '≈ 1,14 млн ₽',
    'Насколько точно': 'обычно 1,30–1,62',
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
  price: '≈ 1,58 млн ₽',
  sure: 'обычно 1,42–1,75',
  cells: {
    ...prius.cells,
    'Под ключ, полная пошлина': '≈ 1,58 млн ₽',
    'Насколько точно': 'обычно 1,42–1,75',
    Старт: '500 000 ¥',
    Двигатель: '1 496 см³ · бензин',
    Пробег: '41 000 км',
    Оценка: '4.5 · салон B · кузов B',
  },
};

const { sure: _usual, ...hammered } = vezel;
export const sold: LotSnapshot = {
  ...hammered,
  lot: 'japan/sold',
  title: 'Mazda 3 Fastback · BP5P · 2022',
  state: 'sold',
  outcome: 'Продан · пн 23 ноя',
  priceLabel: 'сегодня под ключ',
  price: '≈ 1,35 млн ₽',
};

/** Read from a card, and no longer in the catalogue. */
export const gone: LotSnapshot = {
  lot: 'korean/gone',
  title: 'Hyundai Staria Lounge Limousine 9-Seater · 2023',
  state: 'gone',
  priceLabel: 'под ключ',
  price: '2,54–2,61 млн ₽',
  sure: 'мощность, считайте 2,61 млн ₽',
};
