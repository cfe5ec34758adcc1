import { readStoredPage } from '../behaviour/storePage.ts';
import { pickMarks, type Marks } from './marketing.ts';
import { readKeptMarks } from './keptMarks.ts';
import { readCookie } from './readCookie.ts';
import { readVisitMarks } from './visitMarks.ts';

/** Bitrix24's script, if a widget of it has been loaded. */
interface Bitrix24Window {
  readonly b24Tracker?: { readonly guest?: { readonly getTrace?: () => unknown } };
}

/** Never throws: a mark that cannot be read must not cost a request. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The marks of the last visit by their names, those of the first as `first.utm_source` where they differ. */
function joinMarks(first: Marks, last: Marks): Marks {
  const older = Object.entries(first).filter(([name, value]) => last[name] !== value);
  return { ...last, ...Object.fromEntries(older.map(([name, value]) => [`first.${name}`, value])) };
}

/**
 * What a request tells the operator of the visit, as the body of `POST /api/request/send` names it: `page`, `host`, `utm`,
 * `lead_id`, `roistat_visit`, `trace`. Absent marks are left out. Never throws.
 */
export function readMarks(): Readonly<Record<string, unknown>> {
  const page = attempt(readStoredPage) ?? attempt(() => location.href.split('#', 1)[0]);
  const here = attempt(() => pickMarks(location.search)) ?? {};
  const kept = attempt(readKeptMarks) ?? { first: {}, last: {} };
  const visit = { ...kept.last, ...attempt(readVisitMarks), ...here };
  const { lead_id: leadId, ...utm } = joinMarks(kept.first, visit);
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
