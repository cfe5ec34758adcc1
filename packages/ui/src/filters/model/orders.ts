import type { Order } from '@vvoz/catalogue/query/query';
import type { Template, TemplateGroup } from '@vvoz/catalogue/templates/templates';

const BY_DATE: Record<TemplateGroup, Readonly<Record<'date_asc' | 'date_desc', string>>> = {
  auction: { date_asc: 'ближайшие торги', date_desc: 'поздние торги' },
  stats: { date_desc: 'недавние продажи', date_asc: 'давние продажи' },
  left: { date_desc: 'новые предложения', date_asc: 'давние предложения' },
  stock: { date_desc: 'новые предложения', date_asc: 'давние предложения' },
  spec: { date_desc: 'новые предложения', date_asc: 'давние предложения' },
};

const REST: Readonly<Record<Exclude<Order, 'date_asc' | 'date_desc'>, string>> = {
  price_asc: 'дешевле',
  price_desc: 'дороже',
  year_desc: 'новее',
  year_asc: 'старше',
  mileage_asc: 'меньше пробег',
  mileage_desc: 'больше пробег',
  rate_desc: 'выше оценка',
  rate_asc: 'ниже оценка',
  cost_asc: 'дешевле под ключ',
  cost_desc: 'дороже под ключ',
};

/** The orders that a template offers, and the one that an address has chosen, each with what comes first: «Сначала ближайшие торги». */
export function ordersOf(template: Template, chosen?: Order): readonly (readonly [Order, string])[] {
  const all = Object.entries({ ...BY_DATE[template.group], ...REST }) as [Order, string][];
  const offered = { rate: template.facets.includes('rate'), cost: template.facets.includes('cost') };
  return all.filter(
    ([order]) =>
      order === chosen || !Object.entries(offered).some(([name, is]) => !is && order.startsWith(name)),
  );
}
