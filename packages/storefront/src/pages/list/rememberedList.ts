import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { SettledView } from '../../model/settledView.ts';

/** A card on screen. */
export interface Anchor {
  /** `type/id` */
  readonly lot: string;
  /** From the upper edge of the window, px. */
  readonly top: number;
}

/**
 * The state of one catalogue address that a tab stores, so that Back and a reload show the same cards at the same
 * place.
 */
export interface Remembered {
  readonly view: SettledView;
  readonly scrollY: number;
  /** `type/id` of the card that had the focus. */
  readonly focus?: string;
  /** The first card on screen. `scrollY` alone is inexact: far cards have estimated heights. */
  readonly anchor?: Anchor;
}

/** Longer lists are not stored: loading them again is cheaper than parsing them. */
const MAX_REMEMBERED_LOTS = 240;

const formatStorageKey = (path: string, view: SettledView): string =>
  `vvoz.list:${path}?${formatCatalogueUrl(view.query)}`;

/** Stores a view for this tab's session. Full or forbidden storage is not an error. */
export function rememberList(path: string, remembered: Remembered): void {
  if (remembered.view.items.length > MAX_REMEMBERED_LOTS) return;
  try {
    sessionStorage.setItem(formatStorageKey(path, remembered.view), JSON.stringify(remembered));
  } catch {
    // Without storage the visitor sees the first page of the list.
  }
}

/** Returns the stored view of the same query, or undefined. */
export function recallList(path: string, view: SettledView): Remembered | undefined {
  try {
    const text = sessionStorage.getItem(formatStorageKey(path, view));
    const stored = text ? (JSON.parse(text) as Remembered) : undefined;
    return stored && Array.isArray(stored.view?.items) && typeof stored.scrollY === 'number'
      ? stored
      : undefined;
  } catch {
    // Storage is forbidden, or another program wrote into it: the visitor sees the page's own list.
    return undefined;
  }
}

/** True when the visitor came back to this document or reloaded it; false when a link led here. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : '';
  return type === 'back_forward' || type === 'reload';
}
