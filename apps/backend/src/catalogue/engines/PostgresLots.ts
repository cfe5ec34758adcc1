import pg from 'pg';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { FacetRequest, HistogramRequest, ListRequest, Scope } from '../CatalogueStore.ts';
import { openDatabase } from '../db/open.ts';
import { compareByCount, OWNERS } from '../facetOwners.ts';
import { LIST_COLUMNS, NUMBER_COLUMNS, type Filter, type NumberField } from '../filter.ts';
import { makeBins } from '../histogram.ts';
import { compileFilter } from '../sqlite/compileFilter.ts';
import { findNumberColumns } from '../sqlite/numberColumns.ts';
import { compileOrder } from '../sqlite/orders.ts';
import { ORDER_FIELDS } from '../orderFields.ts';

/** Rows of one insert. */
const BATCH = 5000;

const TEXT_COLUMNS = [...new Set(['type', ORDER_FIELDS.date, ...Object.values(LIST_COLUMNS)])];
const NUMBERS = [...new Set(['key', ...Object.values(NUMBER_COLUMNS)])];
const COLUMNS = [...TEXT_COLUMNS, ...NUMBERS];

/** SQLite's truth values, which stand alone in a condition. */
const TRUTHS: Readonly<Record<string, string>> = { '1': 'true', '0': 'false' };

/** Rewrites a condition of SQLite: numbered parameters, and truth values that are no numbers. */
function translate(text: string, first: number): string {
  let at = first;
  return text
    .replaceAll('?', () => `$${at++}`)
    .replaceAll(') is not 1', ') is not true')
    .replaceAll('instr(', 'strpos(')
    .replaceAll(/(?<=^|[(]|and |or )[01](?=$|[)]| and| or)/g, (truth) => TRUTHS[truth] ?? truth);
}

/** `coarsen` of the histograms in SQL. */
const coarsen = (column: string): string =>
  `case when ${column} < 10000 then ${column} else floor(${column} / 10 ^ (floor(log(${column})) - 2)) * 10 ^ (floor(log(${column})) - 2) end`;

/** Groups requests by their filter, so that each group is one pass over the table. */
const groupByFilter = <R extends { readonly filter: Filter }>(requests: readonly R[]): readonly R[][] =>
  Object.values(Object.groupBy(requests, ({ filter }) => JSON.stringify(filter))).map((group) => group ?? []);

/**
 * The listed lots of a catalogue in a table of PostgreSQL, to compare its times with those of the index. No site uses it.
 * The counts of one filter are one statement with grouping sets.
 */
export class PostgresLots {
  readonly #client: pg.Client;
  readonly #now: () => Date;

  private constructor(client: pg.Client, now: () => Date) {
    this.#client = client;
    this.#now = now;
  }

  /** Copies the lots of a SQLite file into a new table of the server. */
  static async copy(file: string, url: string, now = () => new Date()): Promise<PostgresLots> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const types = [...TEXT_COLUMNS.map((name) => `${name} text`), ...NUMBERS.map((name) => `${name} float8`)];
    await client.query(`drop table if exists lot; create table lot (${types.join(', ')})`);
    const values = COLUMNS.map((_, at) => `$${at + 1}::${at < TEXT_COLUMNS.length ? 'text' : 'float8'}[]`);
    const insert = `insert into lot (${COLUMNS.join(', ')}) select * from unnest(${values.join(', ')})`;
    const db = openDatabase(file, { readonly: true });
    try {
      const select = [...TEXT_COLUMNS.map((name) => `cast(${name} as text)`), ...NUMBERS];
      const statement = db.prepare(`select ${select.join(', ')} from lot where live = 1`).raw();
      let columns: unknown[][] = COLUMNS.map(() => []);
      const send = async () => {
        await client.query({ name: 'insert', text: insert, values: columns });
        columns = COLUMNS.map(() => []);
      };
      for (const row of statement.iterate() as IterableIterator<readonly unknown[]>) {
        for (const [at, column] of columns.entries()) column.push(row[at]);
        if (columns[0]?.length === BATCH) await send();
      }
      await send();
    } finally {
      db.close();
    }
    await client.query('create index lot_by_car on lot (type, brand, model, kuzov)');
    await client.query(`create index lot_by_date on lot (type, ${ORDER_FIELDS.date} desc, key desc)`);
    await client.query('vacuum analyze lot');
    return new PostgresLots(client, now);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  #compile(type: CatalogueType, filter: Filter): { readonly where: string; readonly values: unknown[] } {
    const { text, params } = compileFilter(filter, findNumberColumns(type, this.#now()));
    return { where: `type = $1 and ${translate(text, 2)}`, values: [type, ...params] };
  }

  async #read(text: string, values: unknown[]): Promise<readonly (readonly unknown[])[]> {
    return (await this.#client.query({ text, values, rowMode: 'array' })).rows as unknown[][];
  }

  async count({ type, filter }: Scope): Promise<number> {
    const { where, values } = this.#compile(type, filter);
    const [[count] = []] = await this.#read(`select count(*) from lot where ${where}`, values);
    return Number(count);
  }

  /** The keys of the lots of a page. */
  async listKeys({ type, filter, order, limit, offset }: ListRequest): Promise<readonly number[]> {
    const { where, values } = this.#compile(type, filter);
    const { terms } = compileOrder(order, findNumberColumns(type, this.#now()));
    const sql = `select key from lot where ${where} order by ${terms} limit ${limit} offset ${offset}`;
    return (await this.#read(sql, values)).map(([key]) => Number(key));
  }

  /** Counts the rows of each set of expressions in one pass. Returns the rows of each set: its values, and their count. */
  async #countSets(
    type: CatalogueType,
    filter: Filter,
    sets: readonly (readonly string[])[],
  ): Promise<readonly (readonly (readonly unknown[])[])[]> {
    const { where, values } = this.#compile(type, filter);
    const names = [...new Set(sets.flat())];
    const inner = names.map((expression, at) => `${expression} as c${at}`).join(', ');
    const toNames = (set: readonly string[]) => set.map((one) => `c${names.indexOf(one)}`).join(', ');
    const all = toNames(names);
    const rows = await this.#read(
      `select grouping(${all}), count(*), ${all} from (select ${inner} from lot where ${where}) as found
       group by grouping sets (${[...new Set(sets.map(toNames))].map((set) => `(${set})`).join(', ')})`,
      values,
    );
    // A bit of `grouping` is set for each column that is not of the set; the first column has the highest bit.
    const toMask = (set: readonly string[]) =>
      names.reduce((mask, one) => mask * 2 + Number(!set.includes(one)), 0);
    return sets.map((set) => {
      const mask = toMask(set);
      return rows
        .filter(([grouping]) => Number(grouping) === mask)
        .map(([, count, ...cells]) => [...set.map((one) => cells[names.indexOf(one)]), Number(count)]);
    });
  }

  async facets(
    type: CatalogueType,
    requests: readonly FacetRequest[],
  ): Promise<readonly (readonly FacetOption[])[]> {
    const found = new Map<FacetRequest, readonly FacetOption[]>();
    for (const group of groupByFilter(requests)) {
      const fields = group.map(({ field }) => [...(OWNERS[field] ?? []), field]);
      const sets = fields.map((names) => names.map((name) => LIST_COLUMNS[name]));
      const counted = await this.#countSets(type, group[0]?.filter as Filter, sets);
      for (const [at, request] of group.entries()) {
        const owners = OWNERS[request.field] ?? [];
        const options = (counted[at] ?? []).map((row): FacetOption => {
          const named = Object.fromEntries(owners.map((owner, place) => [owner, row[place]]));
          return { ...named, value: String(row[owners.length]), count: Number(row[owners.length + 1]) };
        });
        found.set(request, options.toSorted(compareByCount));
      }
    }
    return requests.map((request) => found.get(request) ?? []);
  }

  async histograms(
    type: CatalogueType,
    requests: readonly HistogramRequest[],
  ): Promise<readonly Histogram[]> {
    const numbers = findNumberColumns(type, this.#now());
    const found = new Map<HistogramRequest, Histogram>();
    for (const group of groupByFilter(requests)) {
      const sets = group.map(({ field }: { field: NumberField }) => [coarsen(numbers[field])]);
      const counted = await this.#countSets(type, group[0]?.filter as Filter, sets);
      for (const [at, request] of group.entries()) {
        const tally = (counted[at] ?? []).flatMap(([value, count]): [number, number][] =>
          value === null ? [] : [[Number(value), Number(count)]],
        );
        found.set(request, makeBins(tally, request.bins));
      }
    }
    return requests.map((request) => found.get(request) ?? { bins: [] });
  }
}
