/** Names of marketing marks in an address, as the backend reads them (`leadSchemas.ts` of packages/api). */
const MARKETING = /^(utm_\w{1,40}|_openstat|yclid|ymclid|gclid|fbclid|rb_clickid|vk_ref|lead_id)$/;
/** Characters of a value: click ids of advertising systems have up to about 200. */
const MAX_VALUE = 250;
const MAX_MARKS = 20;
/** Characters of all marks together. A browser drops a cookie of more than 4,096 bytes. */
const MAX_QUERY = 1800;

/** Values by name. */
export type Marks = Readonly<Record<string, string>>;

/** Picks the marketing marks of a query string. Of several with one name the first counts. Too long values are cut. */
export function pickMarks(search: string): Marks {
  const marks = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if (MARKETING.test(name) && value !== '' && !marks.has(name) && marks.size < MAX_MARKS)
      marks.set(name, value.slice(0, MAX_VALUE));
  return Object.fromEntries(marks);
}

/** Formats marks as a query string that fits into a cookie: marks that do not fit any more are left out. */
export function formatMarks(marks: Marks): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(marks)) {
    query.append(name, value);
    if (query.toString().length > MAX_QUERY) query.delete(name);
  }
  return query.toString();
}
