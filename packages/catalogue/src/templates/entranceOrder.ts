import { formatCatalogueAddress } from '../address/cataloguePath.ts';
import { EMPTY_QUERY, type CatalogueQuery } from '../query/query.ts';
import { DEFAULT_ORDER, type Order } from '../query/orders.ts';
import type { TemplateGroup } from './templates.ts';

/**
 * The order that our own links into a catalogue name: nearest auctions first where lots are still to be sold. The bare
 * address keeps the default order of the specification (section 5).
 */
export const findEntranceOrder = ({ group }: { readonly group: TemplateGroup }): Order =>
  group === 'auction' ? 'date_asc' : DEFAULT_ORDER;

/** Sets the entrance order of a catalogue in a query. */
const orderEntrance = (
  template: { readonly group: TemplateGroup },
  query: CatalogueQuery = EMPTY_QUERY,
): CatalogueQuery => ({ ...query, order: findEntranceOrder(template) });

/** Formats the address of one of our links into a catalogue. */
export const formatEntrance = (
  template: { readonly group: TemplateGroup; readonly path: string },
  query: CatalogueQuery = EMPTY_QUERY,
): string => formatCatalogueAddress(template.path, orderEntrance(template, query));
