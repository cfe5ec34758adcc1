import { parseLotSnapshot, type LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { readCard } from '@vvoz/ui/lots/LotCard/readCard.ts';
import { warnOfShelf } from './readList.ts';

/** Reads the lot that an element of the page shows: from its `data-snapshot`, or as a card. */
export function readSnapshot(element: HTMLElement): LotSnapshot | undefined {
  const { snapshot } = element.dataset;
  if (snapshot === undefined) return parseLotSnapshot(readCard(element));
  try {
    return parseLotSnapshot(JSON.parse(snapshot));
  } catch (error) {
    warnOfShelf('the snapshot of this page cannot be read', error);
    return undefined;
  }
}
