import { LRUCache } from 'lru-cache';
import { steadyNow } from '@vvoz/api/visitor/steadyClock';
import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
import { parseJson } from '@vvoz/site-browser/page/parseJsonObject.ts';
import { writeLog, type LogEntry } from '@vvoz/site-server/log/writeLog';
import { readBugReports } from '@vvoz/site-server/security/bugReports';
import { readPolicyReports } from '@vvoz/site-server/security/policyReports';
import { readBody } from '../handlers/readBody.ts';

/** Bytes. Browsers send a few hundred. */
const MAX_REPORT_BYTES = 16_384;
/** The same report is logged once in this time, ms. */
const REPEAT_MS = 60 * 60_000;
const MAX_REMEMBERED = 500;
/** Lines of all visitors together; more would only help to fill a disk. */
const MAX_LINES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

/** A kind of report: its line in the log, and how a body is read. What cannot be understood is left out. */
interface ReportKind {
  readonly message: string;
  readonly read: (body: unknown) => readonly object[];
}

/** What browsers say about the Content-Security-Policy. */
export const POLICY_REPORTS: ReportKind = { message: 'CSP violation', read: readPolicyReports };
/** What our own scripts say about their errors. */
export const BUG_REPORTS: ReportKind = { message: 'Browser error', read: readBugReports };

interface ReportSettings {
  readonly write?: (entry: LogEntry) => void;
  readonly now?: () => number;
}

/**
 * `POST`: takes reports of browsers and logs each different one once an hour, without visitor, query or sample. Always
 * answers 204: a browser does nothing with an error.
 */
export function createReportRoute(
  { message, read }: ReportKind,
  { write = writeLog, now = steadyNow }: ReportSettings = {},
) {
  const logged = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: REPEAT_MS,
    perf: { now },
    ttlResolution: 0,
  });
  const countLine = createWindowCounter({ calls: MAX_LINES_PER_MINUTE, ms: MINUTE_MS }, now);

  return async (request: Request): Promise<Response> => {
    const body = await readBody(request, MAX_REPORT_BYTES);
    for (const report of read(parseJson(body ?? ''))) {
      const key = Object.values(report).join(' ');
      if (logged.has(key) || countLine('all visitors') > 0) continue;
      logged.set(key, true);
      write({ level: 'warn', message, ...report });
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
