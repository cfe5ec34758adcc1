import { formatMarks, pickMarks, type Marks } from './marketing.ts';

/** Key of session storage: the marks with which this visit began. Lead forms send them, so no cookie is needed. */
const KEY = 'vvoz.marks';

/** Reads the marks with which this visit began; none where storage is forbidden. */
export function readVisitMarks(): Marks {
  try {
    return pickMarks(sessionStorage.getItem(KEY) ?? '');
  } catch {
    // Lead forms then send the marks of their own page only.
    return {};
  }
}

/** Stores the marks of an address for this visit. An address without marks changes nothing. */
export function storeVisitMarks({ url }: { readonly url: string }): void {
  const query = formatMarks(pickMarks(new URL(url).search));
  if (query === '') return;
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Lead forms then send the marks of their own page only.
  }
}
