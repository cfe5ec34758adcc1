import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { SettledView } from './session.ts';

/** What a tab remembers of a catalogue's address, so that Back and a reload find the same cards at the same place. */
export interface Remembered {
  readonly view: SettledView;
  readonly scrollY: number;
  /** `type/id` of the card that had the focus. */
  readonly focus?: string;
}

/** More cards than this are not kept: they would cost more than asking again. */
const MAX_REMEMBERED_LOTS = 240;

const storageKey = (path: string, view: SettledView): string =>
  `vvoz.list:${path}?${formatCatalogUrl(view.query)}`;

/** Keeps a view for this tab's session; storage that is full or forbidden is not an error. */
export function rememberList(path: string, remembered: Remembered): void {
  if (remembered.view.items.length > MAX_REMEMBERED_LOTS) return;
  try {
    sessionStorage.setItem(storageKey(path, remembered.view), JSON.stringify(remembered));
  } catch {
    // A convenience only: the first page stands without it.
  }
}

/** What was kept for the query of `view`, or undefined. */
export function recallList(path: string, view: SettledView): Remembered | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(path, view));
    const kept = text ? (JSON.parse(text) as Remembered) : undefined;
    return kept && Array.isArray(kept.view?.items) && typeof kept.scrollY === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** True where the visitor came back to this document or reloaded it, rather than following a link. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : '';
  return type === 'back_forward' || type === 'reload';
}
