import { formatMarks, pickMarks, type Marks } from './marketing.ts';
import { readCookie } from './readCookie.ts';

/** Cookies with the marks of the first and of the last marked visit. They are set after the visitor's consent only. */
const FIRST = 'vvoz_first';
const LAST = 'vvoz_last';
/** «A distant date» (specification, section 9): browsers keep no cookie longer than 400 days. */
const KEPT_SECONDS = 400 * 86_400;

const setCookie = (name: string, value: string, seconds: number): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** Marks that were kept with the visitor's consent. */
export const readKeptMarks = (): { readonly first: Marks; readonly last: Marks } => ({
  first: pickMarks(readCookie(FIRST)),
  last: pickMarks(readCookie(LAST)),
});

/** Keeps the marks of this visit. Call it after a consent only. */
export function keepMarks(marks: Marks): void {
  const query = formatMarks(marks);
  if (query === '') return;
  if (readCookie(FIRST) === '') setCookie(FIRST, query, KEPT_SECONDS);
  setCookie(LAST, query, KEPT_SECONDS);
}

/** Removes them. */
export function forgetMarks(): void {
  for (const name of [FIRST, LAST]) if (readCookie(name) !== '') setCookie(name, '', 0);
}
