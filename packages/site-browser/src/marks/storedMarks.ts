import { formatMarks, pickMarks, type Marks } from './marketing.ts';
import { readCookie } from './readCookie.ts';

/** Cookies with the marks of the first and of the last marked visit. Set only after the visitor's consent. */
const FIRST = 'vvoz_first';
const LAST = 'vvoz_last';
/** The specification (section 9) asks for «a distant date». Browsers keep no cookie longer than 400 days. */
const LIFETIME_SECONDS = 400 * 86_400;

const setCookie = (name: string, value: string, seconds: number): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** Reads the marks that were stored with the visitor's consent. */
export const readStoredMarks = (): { readonly first: Marks; readonly last: Marks } => ({
  first: pickMarks(readCookie(FIRST)),
  last: pickMarks(readCookie(LAST)),
});

/** Stores the marks of this visit. Call it only after a consent. */
export function storeMarks(marks: Marks): void {
  const query = formatMarks(marks);
  if (query === '') return;
  if (readCookie(FIRST) === '') setCookie(FIRST, query, LIFETIME_SECONDS);
  setCookie(LAST, query, LIFETIME_SECONDS);
}

/** Removes the stored marks. */
export function forgetMarks(): void {
  for (const name of [FIRST, LAST]) if (readCookie(name) !== '') setCookie(name, '', 0);
}
