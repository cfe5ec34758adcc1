import { useEffect, useRef, useState } from 'react';
import type { ShelfLot } from '../shelfLists.ts';

/** The lot that was taken off the list last, until another is put on it. */
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
