import type { Feed, RawRecord, Completeness } from '../../rawRecord.ts';
import { isDemoPage } from './demoCode.ts';
import { createJpcenterClient, type JpcenterAccess, type JpcenterResponse } from './jpcenterClient.ts';
import { hideCode, JpcenterError } from './jpcenterError.ts';
import { readJsonPage } from './jpcenterJson.ts';
import type { Page, PageRow } from './jpcenterRows.ts';

export interface JpcenterFeedOptions extends JpcenterAccess {
  /** A part of the SQL text, so it must be a constant of this program, never input. */
  readonly table: string;
  /** The prefix of places: `jpcenter/korea:251` is the 251st row by id. */
  readonly source: string;
  /** An SQL condition, which must be a constant of this program: `IS_STAT=0`. */
  readonly where?: string;
}

/** Rows per page, the server's limit. */
const PAGE_ROWS = 250;
/** Pages in a row without a new row. After so many, the server must be ignoring the offset, and reading stops. */
const MAX_IDLE_PAGES = 5;
const MAX_QUOTED = 4096;

/**
 * Reads a table of jpcenter page by page, ordered by id. Returns `part` when the daily limit is reached, an answer is
 * malformed, or rows may have been missed. Throws a JpcenterError when the server cannot be reached or the access code
 * is wrong, and the reason of the signal.
 *
 * The table changes while it is read. Each page therefore begins with the last row of the page before. If that row is
 * missing, earlier rows were deleted and the others moved up: the reader goes back one page, so that it skips no row. A
 * skipped lot would be withdrawn.
 */
export async function* openJpcenterFeed(options: JpcenterFeedOptions): Feed {
  const { table, source, where, format, code } = options;
  const query = createJpcenterClient(options);
  const from = where === undefined ? table : `${table} where ${where}`;
  let last: JpcenterResponse | undefined;

  /** Sends a query. Returns undefined when the daily limit is reached. */
  async function send(sql: string): Promise<JpcenterResponse | undefined> {
    if (last?.limits.spent || last?.limits.rest === 0) return undefined;
    last = await query(sql);
    return last.limits.spent ? undefined : last;
  }

  /** Reads the rows of an answer. Throws if they mean that the access code is a demo or wrong. */
  async function read({ bytes, url }: JpcenterResponse): Promise<Page> {
    const page =
      format === 'json' ? readJsonPage(bytes) : (await import('./jpcenterXml.ts')).readXmlPage(bytes);
    if (!isDemoPage(page)) return page;
    const problem = 'the access code is wrong or a demo: the answer has no lots. Check VVOZ_JPCENTER_CODE';
    throw new JpcenterError('code', problem, { url });
  }

  async function fetchCount(): Promise<number | undefined> {
    const response = await send(`select count(*) from ${from}`);
    if (!response) return undefined;
    const [row] = (await read(response)).rows;
    // The column has another name on each server: TAG0, tag0, COUNT(*).
    const [value] = row && 'record' in row ? Object.values(row.record) : [];
    const count = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    if (/^\d{1,9}$/.test(count)) return Number(count);
    const quoted = hideCode(response.bytes.toString('utf8'), code).slice(0, 200).trim();
    throw new JpcenterError('contract', `the answer is not a count: «${quoted}»`, { url: response.url });
  }

  const toRawRecord = (row: PageRow, number: number): RawRecord => {
    const place = `${source}:${number}`;
    if ('record' in row) return { place, record: row.record };
    return { place, fault: row.fault, text: hideCode(row.text, code) };
  };

  const count = await fetchCount();
  if (count === undefined) return 'part';
  if (count === 0) return 'whole';
  const seenKeys = new Set<string>();
  let completeness: Completeness = 'whole';
  let idlePages = 0;
  let steppedBack = false;
  let offset = 0;
  for (;;) {
    const response = await send(`select * from ${from} order by ID limit ${offset},${PAGE_ROWS}`);
    if (!response) return 'part';
    const { rows, fault, hasBrokenRowWithoutId } = await read(response);
    const end = offset + rows.length;

    const continuesPage = offset === 0 || seenKeys.has(rows[0]?.key ?? '');
    if (!continuesPage && !fault && completeness === 'whole') {
      if (!steppedBack) {
        steppedBack = true;
        offset = Math.max(0, offset - PAGE_ROWS + 1);
        continue;
      }
      completeness = 'part';
    }
    steppedBack = false;

    const newRecords: RawRecord[] = [];
    for (const [index, row] of rows.entries()) {
      if (seenKeys.has(row.key)) continue;
      seenKeys.add(row.key);
      newRecords.push(toRawRecord(row, offset + index + 1));
    }
    idlePages = newRecords.length === 0 ? idlePages + 1 : 0;
    if (fault) {
      const place = `${source}:${offset + 1}-${offset + PAGE_ROWS}`;
      newRecords.push({ place, fault: fault.reason, text: hideCode(fault.text, code).slice(0, MAX_QUOTED) });
    }
    if (fault || hasBrokenRowWithoutId) completeness = 'part';
    if (newRecords.length > 0) yield newRecords;

    if (idlePages === MAX_IDLE_PAGES) return 'part';
    if (fault ? offset + PAGE_ROWS >= count : rows.length < PAGE_ROWS) {
      if (completeness === 'part' || end >= count) return completeness;
      // There were fewer rows than counted: some were deleted meanwhile, or the server left some out.
      const now = await fetchCount();
      return now !== undefined && end >= now ? 'whole' : 'part';
    }
    offset += PAGE_ROWS - 1;
  }
}
