/** Key in session storage of the address of the page on screen, which is sent with a lead. */
const PAGE_KEY = 'vvoz.page';

/** Stores the address of the page for this tab. */
export function storePage({ url }: { readonly url: string }): void {
  try {
    sessionStorage.setItem(PAGE_KEY, url);
  } catch {
    // Storage is full or forbidden. A lead then has the address that the browser shows.
  }
}

/** Reads the address that was stored last in this tab. */
export function readStoredPage(): string | undefined {
  try {
    return sessionStorage.getItem(PAGE_KEY) ?? undefined;
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}
