import { useEffect, useRef, useState } from 'react';
import type { ShelfLot } from '@vvoz/site-browser/shelf/shelfLists.ts';

/** Returns the last lot that was removed alone, until a lot is added. */
export function useRemoved(lots: readonly ShelfLot[]): ShelfLot | undefined {
  const before = useRef(lots);
  const [removed, setRemoved] = useState<ShelfLot>();
  useEffect(() => {
    const now = new Set(lots.map(({ lot }) => lot));
    const removedLots = before.current.filter(({ lot }) => !now.has(lot));
    const isLonger = lots.length > before.current.length;
    before.current = lots;
    if (removedLots.length === 1) setRemoved(removedLots[0]);
    else if (isLonger) setRemoved(undefined);
  }, [lots]);
  return removed;
}
