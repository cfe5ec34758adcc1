import type { RouteChange } from './routeChange.ts';

/** Key of session storage: address of the page on screen, sent with the visitor's lead form. */
const PAGE_KEY = 'vvoz.page';

/** Stores the address of the page for this tab. */
export function storePage({ url }: RouteChange): void {
  try {
    sessionStorage.setItem(PAGE_KEY, url);
  } catch {
    // Storage is full or forbidden. A lead then names the page that it is sent from.
  }
}
