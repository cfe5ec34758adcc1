import { DEFAULT_LIMIT } from '@vvoz/catalogue/query/query';
import type { ListInput } from '@vvoz/api/wire/filterSchema';
import type { CatalogueStore } from '../../../catalogue/CatalogueStore.ts';
import { combineConditions, type StoreQuery } from '../../../catalogue/buildStoreQuery.ts';
import { lotToWire } from './lotToWire.ts';

type ListPosition = Pick<ListInput, 'order_by' | 'sort' | 'id'> & {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly page?: number | undefined;
};

/** Builds a page of lots with the total count. `offset` overrides `page`; with `id` the list has only that lot. */
export async function buildListResponse(store: CatalogueStore, call: StoreQuery, position: ListPosition) {
  if (position.id) {
    const lot = await store.get(call.type, position.id);
    return { count: lot ? 1 : 0, items: lot ? [lotToWire(lot)] : [] };
  }
  const scope = { type: call.type, filter: combineConditions(call.conditions) };
  const limit = position.limit ?? DEFAULT_LIMIT;
  const offset = position.offset ?? ((position.page ?? 1) - 1) * limit;
  const [count, items] = await Promise.all([
    store.count(scope),
    store.list({ ...scope, order: position.sort ?? position.order_by, limit, offset }),
  ]);
  return { count, items: items.map(lotToWire) };
}
