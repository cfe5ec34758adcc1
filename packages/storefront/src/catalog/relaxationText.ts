import { facet, type FacetKey, type RangeFacet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { currencySign } from '@vvoz/catalogue/words/currencies';
import { formatRange } from '@vvoz/ui/filters/model/facetText.ts';

/** What a list is freed of: «без цвета». */
const WITHOUT: Readonly<Record<FacetKey, string>> = {
  brand: 'марки',
  model: 'модели',
  kuzov: 'кузова',
  year: 'года',
  mileage: 'пробега',
  engine: 'объёма',
  power: 'мощности',
  rate: 'оценки',
  drive: 'привода',
  gearbox: 'коробки',
  color: 'цвета',
  day: 'дня торгов',
  finish: 'цены',
  price: 'цены',
  cost: 'цены под ключ',
  age: 'возраста для таможни',
  fee: 'утилизационного сбора',
  length: 'длины',
  mass: 'массы',
  width: 'ширины',
  height: 'высоты',
  clearance: 'клиренса',
  lot: 'номера лота',
  set: 'подборки',
  generation: 'поколения',
};

/** Captions shorter than the panel's own. */
const SHORT: Partial<Record<FacetKey, string>> = { year: 'год' };

/** «марки, модели и кузова». */
function joined(keys: readonly FacetKey[]): string {
  const names = keys.map((key) => WITHOUT[key]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} и ${last}` : last;
}

/** «без цвета», «без модели и кузова». */
export const withoutText = (keys: readonly FacetKey[]): string => `без ${joined(keys)}`;

/** «без фильтров, кроме марки и модели», «без всех фильтров». */
export const exceptText = (kept: readonly FacetKey[]): string =>
  kept.length > 0 ? `без фильтров, кроме ${joined(kept)}` : 'без всех фильтров';

/** «год от 2017», «пробег до 150 000 км», «под ключ до 1 650 000 ₽». */
export function rangeText(row: RangeFacet, range: Range, { currency }: Template): string {
  const unit = row.key === 'finish' && currency ? currencySign(currency) : row.unit;
  return `${SHORT[row.key] ?? facet(row.key).label.toLowerCase()} ${formatRange(row, range, unit)}`;
}
