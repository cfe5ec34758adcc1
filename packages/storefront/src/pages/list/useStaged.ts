import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { isSheetOpenAtom } from '@vvoz/ui/filters/FilterSheet/sheetHistory.ts';

/** True while the open sheet has filters that the list does not have. */
export function useStaged(query: CatalogueQuery): boolean {
  const isOpen = useAtomValue(isSheetOpenAtom);
  const [listed, setListed] = useState(query);
  if (!isOpen && listed !== query) setListed(query);
  return isOpen && formatCatalogueUrl(listed) !== formatCatalogueUrl(query);
}
