import { useStore } from 'jotai/react';
import { useEffect, useState } from 'react';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { isSheetOpen, sheetOpenAtom } from '@vvoz/ui/filters/FilterSheet/sheetHistory.ts';

/**
 * True while the open sheet has filters that the list does not have. Only its closing is followed, and only then: a list that
 * is rendered while the sheet opens makes the tap slow, and one that is rendered when JavaScript takes over the sheet is
 * hydrated as a whole.
 */
export function useStaged(query: CatalogueQuery): boolean {
  const store = useStore();
  const [, setClosings] = useState(0);
  const [listed, setListed] = useState(query);
  const isOpen = isSheetOpen(store);
  if (!isOpen && listed !== query) setListed(query);
  const isStaged = isOpen && formatCatalogueUrl(listed) !== formatCatalogueUrl(query);
  useEffect(
    () => (isStaged ? store.sub(sheetOpenAtom, () => setClosings((count) => count + 1)) : undefined),
    [isStaged, store],
  );
  return isStaged;
}
