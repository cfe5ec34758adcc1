import type { Order } from '@vvoz/catalogue/query/orders';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';

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

/**
 * The orders of a template, and the selected one if the template does not have it, each with its label: «Сначала
 * ближайшие торги».
 */
export function listOrders(template: ShownTemplate, chosen?: Order): readonly (readonly [Order, string])[] {
  const all = Object.entries({ ...template.ordersByDate, ...REST }) as [Order, string][];
  const offered = { rate: template.facets.includes('rate'), cost: template.facets.includes('cost') };
  return all.filter(
    ([order]) =>
      order === chosen || !Object.entries(offered).some(([name, is]) => !is && order.startsWith(name)),
  );
}
