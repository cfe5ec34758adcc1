import { useEffect, useRef, useState } from 'react';
import type { ShelfLot } from '../shelfLists.ts';

/** Returns the lot that was removed from the list last, until a lot is added. */
export function useRemoved(lots: readonly ShelfLot[]): ShelfLot | undefined {
  const before = useRef(lots);
  const [removed, setRemoved] = useState<ShelfLot>();
  useEffect(() => {
    const now = new Set(lots.map(({ lot }) => lot));
    const gone = before.current.filter(({ lot }) => !now.has(lot));
    const came = lots.length > before.current.length;
    before.current = lots;
    if (gone.length === 1) setRemoved(gone[0]);
    else if (came) setRemoved(undefined);
  }, [lots]);
  return removed;
}
