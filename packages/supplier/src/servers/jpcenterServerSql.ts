/** Most values are texts; some are objects, lists or null. */
export type JpcenterRow = Readonly<Record<string, unknown>>;
export type JpcenterTables = Readonly<Record<string, readonly JpcenterRow[]>>;

/** A query that this server does not answer. */
export class SqlRefused extends Error {
  override readonly name = 'SqlRefused';
}

const MAX_ROWS = 250;
const SELECT =
  /^select (?<what>.+?) from (?<table>\w+)(?: where (?<where>.+?))?(?: group by (?<group>\w+))?(?: order by (?<order>\w+)(?: (?<down>desc)| asc)?)?(?: limit (?<limit>\d+(?:\s*,\s*\d+)?))?$/i;
const CONDITION = /^(?<column>\w+)\s*(?<operator><>|!=|<=|>=|=|<|>)\s*(?:'(?<text>[^']*)'|(?<number>\d+))$/;

const COMPARISONS: Readonly<Record<string, (a: string | number, b: string | number) => boolean>> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

function parseCondition(text: string): (row: JpcenterRow) => boolean {
  const { column = '', operator = '', text: value, number } = CONDITION.exec(text.trim())?.groups ?? {};
  const compare = COMPARISONS[operator];
  if (!compare) throw new SqlRefused(`condition: ${text}`);
  if (number === undefined) return (row) => compare(toText(row[column]), value ?? '');
  const readNumber = (row: JpcenterRow) => Number(/^\d+$/.test(column) ? column : row[column]);
  return (row) => compare(readNumber(row), Number(number));
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const compareText = (a: unknown, b: unknown): number =>
  Number(toText(a) > toText(b)) - Number(toText(a) < toText(b));

/**
 * Answers the forms of SQL that the feed's readers use: `select * | count(*) | COLUMN, count(*)` from one table, with
 * conditions joined by `and`, `group by`, `order by` and `limit`; columns without a name become TAG0, TAG1 …. Throws
 * SqlRefused for anything else and for more than 250 rows.
 */
export function respondSql(sql: string, tables: JpcenterTables): readonly JpcenterRow[] {
  const parts = SELECT.exec(sql.trim().replaceAll(/\s+/g, ' '))?.groups;
  const { what = '', table = '', where, group, order, down, limit } = parts ?? {};
  const all = tables[table];
  if (!parts || !all) throw new SqlRefused(`query: ${sql}`);
  const conditions = (where ?? '1 = 1').split(/ and /i).map(parseCondition);
  let rows = all.filter((row) => conditions.every((holds) => holds(row)));

  const countedColumn = /^(\w+)\s*,\s*count\(\*\)$/i.exec(what)?.[1];
  if (/^count\(\*\)$/i.test(what)) rows = [{ TAG0: String(rows.length) }];
  else if (countedColumn !== undefined && countedColumn === group) {
    const counts = Map.groupBy(rows, (row) => toText(row[countedColumn]));
    rows = [...counts].map(([value, { length }]) => ({ [countedColumn]: value, TAG1: String(length) }));
  } else if (what !== '*') throw new SqlRefused(`columns: ${what}`);
  if (order !== undefined) rows = rows.toSorted((a, b) => compareText(a[order], b[order]) * (down ? -1 : 1));

  const numbers = limit?.split(',').map(Number) ?? [0, rows.length];
  const count = numbers.at(-1) ?? 0;
  if (count > MAX_ROWS) throw new SqlRefused(`more than ${MAX_ROWS} rows`);
  const offset = numbers.length === 2 ? (numbers[0] ?? 0) : 0;
  return rows.slice(offset, offset + count);
}
