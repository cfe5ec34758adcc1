import { LRUCache } from 'lru-cache';
import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
import { parseJson } from '@vvoz/site-browser/page/parseJsonObject.ts';
import { writeLog, type LogEntry } from '@vvoz/site-server/log/writeLog';
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

interface PolicyReportSettings {
  readonly write?: (entry: LogEntry) => void;
  readonly now?: () => number;
}

/**
 * `POST /api/policy-reports`: takes what browsers report about the Content-Security-Policy and logs each kind of report once
 * an hour, without visitor, query or sample. Always answers 204: a browser does nothing with an error.
 */
export function createPolicyReportRoute({ write = writeLog, now = Date.now }: PolicyReportSettings = {}) {
  const logged = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: REPEAT_MS,
    perf: { now },
    ttlResolution: 0,
  });
  const countLine = createWindowCounter({ calls: MAX_LINES_PER_MINUTE, ms: MINUTE_MS }, now);

  return async (request: Request): Promise<Response> => {
    const body = await readBody(request, MAX_REPORT_BYTES);
    for (const report of readPolicyReports(parseJson(body ?? ''))) {
      const key = Object.values(report).join(' ');
      if (logged.has(key) || countLine('all visitors') > 0) continue;
      logged.set(key, true);
      write({ level: 'warn', message: 'CSP violation', ...report });
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
