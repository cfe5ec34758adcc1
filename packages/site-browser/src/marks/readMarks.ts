import { readStoredPage } from '../page/storePage.ts';
import { pickMarks, type Marks } from './marketing.ts';
import { readStoredMarks } from './storedMarks.ts';
import { readCookie } from './readCookie.ts';
import { readVisitMarks } from './visitMarks.ts';

/** Bitrix24's script, if a widget of it has been loaded. */
interface Bitrix24Window {
  readonly b24Tracker?: { readonly guest?: { readonly getTrace?: () => unknown } };
}

/** Returns undefined instead of throwing, because a mark that cannot be read must not prevent a request. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Joins the marks of the last visit with those of the first that differ, named `first.utm_source`. */
function joinMarks(first: Marks, last: Marks): Marks {
  const older = Object.entries(first).filter(([name, value]) => last[name] !== value);
  return { ...last, ...Object.fromEntries(older.map(([name, value]) => [`first.${name}`, value])) };
}

/**
 * Reads what a request tells the operator about the visit, in the names of `POST /api/request/send`: `page`, `host`, `utm`,
 * `lead_id`, `roistat_visit`, `trace`. Absent marks are left out. Never throws.
 */
export function readMarks(): Readonly<Record<string, unknown>> {
  const page = attempt(readStoredPage) ?? attempt(() => location.href.split('#', 1)[0]);
  const here = attempt(() => pickMarks(location.search)) ?? {};
  const stored = attempt(readStoredMarks) ?? { first: {}, last: {} };
  const visit = { ...stored.last, ...attempt(readVisitMarks), ...here };
  const { lead_id: leadId, ...utm } = joinMarks(stored.first, visit);
  const roistatVisit = attempt(() => readCookie('roistat_visit'));
  const trace = attempt(() => (window as Bitrix24Window).b24Tracker?.guest?.getTrace?.());
  return {
    ...(page ? { page } : {}),
    host: attempt(() => location.host) ?? '',
    ...(Object.keys(utm).length > 0 ? { utm } : {}),
    ...(leadId ? { lead_id: leadId } : {}),
    ...(roistatVisit ? { roistat_visit: roistatVisit } : {}),
    ...(trace ? { trace } : {}),
  };
}
