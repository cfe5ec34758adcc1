import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { MAX_LIMIT } from '@vvoz/catalogue/query/query';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { countLots, withoutShown } from '../../model/listHead.ts';
import type { SettledView } from '../../model/settledView.ts';
import type { ListRequest } from './session.ts';

/** A part of a list, counted from its first page. */
interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Splits the lots of a view into its head and parts of at most MAX_LIMIT lots. */
function listParts(view: SettledView, start: number): readonly Part[] {
  const end = start + countLots(view);
  const parts: Part[] = [];
  for (let offset = start; offset < end;) {
    const isHead = view.head !== undefined && offset === start;
    const limit = isHead ? view.head.ids.length : Math.min(MAX_LIMIT, end - offset);
    parts.push({ offset, limit });
    offset += limit;
  }
  return parts;
}

/**
 * Loads the lots of a view again, as many as it has. Returns the view with the current lots and count, or the view itself
 * when nothing has changed. The cards of its head stay if their lots are the same. Options and their counts stay as they
 * are. Throws what `load` throws.
 *
 * @param start offset of the view's first lot
 */
export async function renewList(
  view: SettledView,
  start: number,
  signal: AbortSignal,
  load: (listRequest: ListRequest) => Promise<CatalogueResponse>,
): Promise<SettledView> {
  const responses = await Promise.all(
    listParts(view, start).map((part) => load({ query: view.query, ...part, signal })),
  );
  try {
    return join(view, responses);
  } catch (error) {
    reportBug(error);
    throw error;
  }
}

/** Puts the parts together. */
function join(view: SettledView, responses: readonly CatalogueResponse[]): SettledView {
  const [first] = responses;
  if (!first) return view;
  const { head, ...rest } = view;
  const keepsHead = head?.hash !== undefined && head.hash === first.hash;
  // If the catalogue changes between two requests, both parts can contain the same lot.
  const items = (keepsHead ? responses.slice(1) : responses).reduce<readonly PricedLot[]>(
    (list, part) => [...list, ...withoutShown({ ...(keepsHead ? { head } : {}), items: list }, part.items)],
    [],
  );
  const isSame =
    first.count === view.count &&
    keepsHead === (head !== undefined) &&
    JSON.stringify(items) === JSON.stringify(view.items);
  return isSame ? view : { ...rest, ...(keepsHead ? { head } : {}), count: first.count, items };
}
