import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';

const USAGE = `Usage: npm run lab -- archive [--lots 1000000] [--queries 40] [--engines own,duckdb,roaring,chdb] [--modules FOLDER]

Compares engines on an archive of sold lots: all disjunctive counts of 14 facets under one to three chosen facets and
three ranges. Prints CPU and wall time per query and memory (docs/adr/0050). Every engine must count the same.
  --modules   folder in which duckdb, roaring and chdb are installed:
              npm install --prefix FOLDER @duckdb/node-api roaring-wasm chdb`;

const { values: options } = parseArgs({
  options: {
    lots: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '40' },
    engines: { type: 'string', default: 'own,duckdb,roaring,chdb' },
    modules: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Distinct values of each facet, of which low codes are frequent. */
const FACETS = [80, 2000, 15_000, 12, 8, 5, 15, 330, 3, 4, 10, 6, 3, 2];
/** Distinct values of each range: years, mileages in thousands, prices in ten thousands. */
const RANGES = [40, 250, 900];
const SIZES = [...FACETS, ...RANGES];
const name = (column: number): string => `c${column}`;

/** The code of each lot. */
type Column = Uint16Array;

/** A condition: codes from `min` to `max` of a column, inclusive. */
interface Condition {
  readonly column: number;
  readonly min: number;
  readonly max: number;
}
type Counts = readonly (readonly number[])[];
interface Engine {
  /** Counts every value of every facet under all conditions but the facet's own. */
  readonly count: (conditions: readonly Condition[]) => Counts | Promise<Counts>;
}

const lots = Number(options.lots);
const generator = xoroshiro128plus(1);
const next = () => uniformFloat64(generator);

const createColumns = (): Column[] =>
  SIZES.map((size) => Uint16Array.from({ length: lots }, () => Math.floor(next() ** 2 * size)));

function createQuery(): readonly Condition[] {
  const chosen = Array.from({ length: 1 + Math.floor(next() * 3) }, () => Math.floor(next() * FACETS.length));
  const equal = [...new Set(chosen)].map((column) => {
    const code = Math.floor(next() ** 3 * (FACETS[column] ?? 1));
    return { column, min: code, max: code };
  });
  const ranges = RANGES.map((size, at) => ({
    column: FACETS.length + at,
    min: Math.floor(next() * size * 0.3),
    max: Math.floor(size * (0.5 + next() * 0.5)),
  }));
  return [...equal, ...ranges];
}

const isOthers = (column: number) => (condition: Condition) => condition.column !== column;

/** The loops of `catalogue/columns` in the backend, with one bit for each lot and condition. */
function createOwn(columns: readonly Column[]): Engine {
  const match = ({ column, min, max }: Condition): Uint32Array => {
    const codes = columns[column] as Column;
    const bits = new Uint32Array(Math.ceil(lots / 32));
    for (let row = 0; row < lots; row += 1) {
      const code = codes[row] as number;
      if (code >= min && code <= max) bits[row >> 5] = (bits[row >> 5] as number) | (1 << (row & 31));
    }
    return bits;
  };
  function listRows(sets: readonly Uint32Array[]): Uint32Array {
    const rows = new Uint32Array(lots);
    let length = 0;
    for (let word = 0; word < Math.ceil(lots / 32); word += 1) {
      let left = sets.reduce((all, set) => all & (set[word] as number), -1);
      for (; left !== 0; left &= left - 1) rows[length++] = word * 32 + 31 - Math.clz32(left & -left);
    }
    return rows.subarray(0, length);
  }
  return {
    count: (conditions) => {
      const sets = conditions.map((condition) => ({ column: condition.column, bits: match(condition) }));
      const found = new Map<number, Uint32Array>();
      return FACETS.map((size, facet) => {
        const own = sets.some(({ column }) => column === facet) ? facet : -1;
        const others = sets.filter(({ column }) => column !== own).map(({ bits }) => bits);
        const rows = found.get(own) ?? listRows(others);
        found.set(own, rows);
        const codes = columns[facet] as Column;
        const counts = Array.from({ length: size }, () => 0);
        for (const row of rows) {
          const code = codes[row] as number;
          counts[code] = (counts[code] as number) + 1;
        }
        return counts;
      });
    },
  };
}

const formatWhere = (conditions: readonly Condition[]): string =>
  conditions.map(({ column, min, max }) => `${name(column)} between ${min} and ${max}`).join(' and ');

/** SQL of all counts: one pass per chosen facet, one for all others. Rows are facet, value, count. */
function formatSql(conditions: readonly Condition[]): string {
  const chosen = FACETS.keys().filter((facet) => conditions.some(({ column }) => column === facet));
  const others = [...FACETS.keys()].filter((facet) => !conditions.some(({ column }) => column === facet));
  const single = [...chosen].map(
    (facet) =>
      `select ${facet} as f, ${name(facet)} as v, count(*) as n from lot where ${formatWhere(conditions.filter(isOthers(facet)))} group by ${name(facet)}`,
  );
  const cases = others.map((facet) => `when grouping(${name(facet)}) = 0 then`);
  const shared = `select case ${others.map((facet, at) => `${cases[at]} ${facet}`).join(' ')} end as f,
    case ${others.map((facet, at) => `${cases[at]} ${name(facet)}`).join(' ')} end as v, count(*) as n
    from lot where ${formatWhere(conditions)} group by grouping sets (${others.map((facet) => `(${name(facet)})`).join(', ')})`;
  return [...single, shared].join(' union all ');
}

function readRows(rows: Iterable<readonly unknown[]>): Counts {
  const counts = FACETS.map((size) => Array.from({ length: size }, () => 0));
  for (const [facet, value, count] of rows) (counts[Number(facet)] ?? [])[Number(value)] = Number(count);
  return counts;
}

type Require = ReturnType<typeof createRequire>;

async function createDuckDb(load: Require, columns: readonly Column[]): Promise<Engine> {
  const { DuckDBInstance, DuckDBDataChunk, USMALLINT } = load('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect();
  await connection.run(`create table lot (${SIZES.map((_, at) => `${name(at)} usmallint`).join(', ')})`);
  const appender = await connection.createAppender('lot');
  const chunk = DuckDBDataChunk.create(SIZES.map(() => USMALLINT));
  for (let from = 0; from < lots; from += 2048) {
    chunk.setColumns(columns.map((codes) => [...codes.subarray(from, from + 2048)]));
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
  return {
    count: async (conditions) => readRows((await connection.runAndReadAll(formatSql(conditions))).getRows()),
  };
}

async function createRoaring(load: Require, columns: readonly Column[]): Promise<Engine> {
  const { RoaringBitmap32, roaringLibraryInitialize } = load('roaring-wasm');
  await roaringLibraryInitialize();
  const bitmaps = columns.map((codes, column) => {
    const rows = Array.from({ length: SIZES[column] ?? 0 }, () => [] as number[]);
    codes.forEach((code, row) => rows[code]?.push(row));
    return rows.map((one) => {
      const bitmap = new RoaringBitmap32(one);
      bitmap.runOptimize();
      return bitmap;
    });
  });
  return {
    count: (conditions) => {
      const sets = conditions.map(({ column, min, max }) => ({
        column,
        bitmap: RoaringBitmap32.orMany(bitmaps[column]?.slice(min, max + 1) ?? []),
      }));
      const found = new Map<number, InstanceType<typeof RoaringBitmap32>>();
      const counts = FACETS.map((_, facet) => {
        const own = sets.some(({ column }) => column === facet) ? facet : -1;
        let matching = found.get(own);
        if (!matching) {
          const [first, ...others] = sets.filter(({ column }) => column !== own);
          matching = first?.bitmap.clone();
          for (const { bitmap } of others) matching.andInPlace(bitmap);
          found.set(own, matching);
        }
        return (bitmaps[facet] ?? []).map((bitmap) => matching.andCardinality(bitmap));
      });
      for (const bitmap of [...found.values(), ...sets.map((set) => set.bitmap)]) bitmap.dispose();
      return counts;
    },
  };
}

function createChDb(load: Require, columns: readonly Column[]): Engine {
  const { Session } = load('chdb');
  const session = new Session();
  session.query(
    `create table lot (${SIZES.map((_, at) => `${name(at)} UInt16`).join(', ')}) engine = MergeTree order by (c0, c1, c2)`,
  );
  for (let from = 0; from < lots; from += 20_000) {
    const rows: string[] = [];
    for (let row = from; row < Math.min(lots, from + 20_000); row += 1)
      rows.push(columns.map((codes) => codes[row]).join(','));
    session.query(`insert into lot format CSV\n${rows.join('\n')}`);
  }
  return {
    count: (conditions) =>
      readRows(
        String(session.query(formatSql(conditions), 'CSV'))
          .trim()
          .split('\n')
          .map((line) => line.split(',')),
      ),
  };
}

const readCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const formatQuantiles = (times: number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}`;
};

async function measure(
  label: string,
  create: () => Engine | Promise<Engine>,
  expected: string[],
): Promise<void> {
  const memory = process.memoryUsage.rss();
  const begun = readCpu();
  const engine = await create();
  const built = readCpu() - begun;
  const cpu: number[] = [];
  const wall: number[] = [];
  for (const [at, query] of queries.entries()) {
    const [beforeCpu, beforeWall] = [readCpu(), performance.now()];
    const counts = await engine.count(query);
    cpu.push(readCpu() - beforeCpu);
    wall.push(performance.now() - beforeWall);
    const text = JSON.stringify(counts);
    if ((expected[at] ??= text) !== text) throw new Error(`${label} counts query ${at} differently`);
  }
  const megabytes = (process.memoryUsage.rss() - memory) / 1e6;
  console.log(
    `${label.padEnd(8)} CPU ms ${formatQuantiles(cpu)}; ms ${formatQuantiles(wall)}; built in ${built.toFixed(0)} CPU ms; + ${megabytes.toFixed(0)} MB`,
  );
}

if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const columns = createColumns();
const queries = Array.from({ length: Number(options.queries) }, createQuery);
const bytes = columns.reduce((sum, codes) => sum + codes.byteLength, 0);
console.log(
  `${lots.toLocaleString('en-US')} lots, ${queries.length} queries; columns ${(bytes / 1e6).toFixed(0)} MB`,
);
const expected: string[] = [];
await measure('own', () => createOwn(columns), expected);
if (options.modules) {
  const load = createRequire(path.resolve(options.modules, 'package.json'));
  const candidates = { duckdb: createDuckDb, roaring: createRoaring, chdb: createChDb };
  for (const [label, create] of Object.entries(candidates))
    if (options.engines.split(',').includes(label))
      await measure(label, () => create(load, columns), expected).catch((error: unknown) =>
        console.log(`${label.padEnd(8)} failed: ${error instanceof Error ? error.message : String(error)}`),
      );
}
