import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { CatalogueStore } from '../CatalogueStore.ts';
import { combineConditions, type ConditionKey, type Conditions } from '../buildStoreQuery.ts';
import { countAllFacets } from '../countAllFacets.ts';
import type { Filter } from '../filter.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner } from '../db/runner.ts';
import { readLots } from '../sqlite/lotRow.ts';
import { createTaskRunner, type TaskRunner } from '../sqlite/createTaskRunner.ts';
import type { SqliteQueries } from '../sqlite/sqliteQueries.ts';
import { PostgresLots } from './PostgresLots.ts';

const TYPES = ['japan', 'japan_st'] as const satisfies readonly CatalogueType[];
const BRANDS = 8;
/** Models of each brand. */
const MODELS = 2;
const PAGE = 12;
/** The other engines answer one of so many queries. */
const STEP = 5;
/** Queries before the measured ones. */
const WARM_UP = 5;
/** How long the index of ten million lots may take to be built, ms. */
const MAX_BUILD_MS = 600_000;

const FILTERS: readonly (readonly [ConditionKey, Filter][])[] = [
  [],
  [['year', { op: 'range', field: 'year', min: 2015 }]],
  [
    ['year', { op: 'range', field: 'year', min: 2012 }],
    ['mileage', { op: 'range', field: 'mileage', max: 80_000 }],
  ],
  [['drive', { op: 'in', field: 'drive', values: ['4WD'] }]],
  [['rate', { op: 'in', field: 'rate', values: ['4.5', '5'] }]],
];

interface Query {
  readonly type: CatalogueType;
  readonly conditions: Conditions;
}

/** What a page with a list asks of a store. */
type Engine = Pick<CatalogueStore, 'count' | 'facets' | 'histograms'> & {
  readonly list: (request: Parameters<CatalogueStore['list']>[0]) => Promise<readonly unknown[]>;
};

/** Times of first answers in the order of the queries, ms. */
export interface EngineTimes {
  readonly engine: string;
  /** Of so many queries it answered one. */
  readonly step: number;
  readonly count: readonly number[];
  readonly list: readonly number[];
  readonly facets: readonly number[];
}

function askRunner<M extends keyof SqliteQueries>(
  runner: TaskRunner,
  method: M,
  ...args: Parameters<SqliteQueries[M]>
): ReturnType<SqliteQueries[M]> {
  const outcome = runner.run({ method, args, now: Date.now() });
  if (outcome.ok) return outcome.value as ReturnType<SqliteQueries[M]>;
  throw new Error(`${method}: ${outcome.message}`);
}

const fromRunner = (runner: TaskRunner): Engine => ({
  count: async (scope) => askRunner(runner, 'count', scope),
  list: async (request) => askRunner(runner, 'list', request),
  facets: async (...args) => askRunner(runner, 'facets', ...args),
  histograms: async (...args) => askRunner(runner, 'histograms', ...args),
});

/** Lists queries like those of visitors: the largest brands and models with further filters. */
async function listQueries(engine: Engine): Promise<readonly Query[]> {
  const queries: Query[] = [];
  for (const type of TYPES) {
    const scopes: [ConditionKey, Filter][][] = [[]];
    const [brands = []] = await engine.facets(type, [{ field: 'brand', filter: { op: 'and', all: [] } }]);
    for (const { value: brand } of brands.slice(0, BRANDS)) {
      const ofBrand: Filter = { op: 'in', field: 'brand', values: [brand] };
      scopes.push([['brand', ofBrand]]);
      const [models = []] = await engine.facets(type, [{ field: 'model', filter: ofBrand }]);
      for (const { value: model } of models.slice(0, MODELS))
        scopes.push([
          ['brand', ofBrand],
          ['model', { op: 'in', field: 'model', values: [model] }],
        ]);
    }
    for (const scope of scopes)
      for (const filter of FILTERS) queries.push({ type, conditions: new Map([...scope, ...filter]) });
  }
  return queries;
}

const ASKS: Readonly<
  Record<'count' | 'list' | 'facets', (engine: Engine, query: Query) => Promise<unknown>>
> = {
  count: (engine, { type, conditions }) => engine.count({ type, filter: combineConditions(conditions) }),
  list: (engine, { type, conditions }) =>
    engine.list({
      type,
      filter: combineConditions(conditions),
      order: 'date_desc',
      limit: PAGE,
      offset: 0,
    }),
  // It reads facets and histograms only.
  facets: (engine, { type, conditions }) =>
    countAllFacets(engine as unknown as CatalogueStore, type, conditions),
};

/** Measures one engine, and compares its answers with those of the index. Throws when one differs. */
async function measureEngine(
  name: string,
  engine: Engine,
  all: readonly Query[],
  index: Engine,
): Promise<EngineTimes> {
  const step = engine === index ? 1 : STEP;
  const queries = all.filter((_, at) => at % step === 0);
  const times = { count: [] as number[], list: [] as number[], facets: [] as number[] };
  for (const kind of ['count', 'list', 'facets'] as const) {
    for (const query of queries.slice(0, WARM_UP)) await ASKS[kind](engine, query);
    for (const query of queries) {
      const begun = performance.now();
      const response = await ASKS[kind](engine, query);
      times[kind].push(performance.now() - begun);
      if (engine !== index && !isDeepStrictEqual(response, await ASKS[kind](index, query)))
        throw new Error(
          `${name}: ${kind} of ${JSON.stringify([...query.conditions])} differs from the index`,
        );
    }
  }
  return { engine: name, step, ...times };
}

/**
 * Measures counts, lists and all facets of a catalogue in this process: with the index, with SQLite alone and, given the
 * address of a server, with PostgreSQL. Every engine must give the same answers.
 */
export async function measureEngines(file: string, postgresUrl?: string): Promise<readonly EngineTimes[]> {
  const runners = [createTaskRunner(file, { hasIndex: true }), createTaskRunner(file)] as const;
  const [index, sqlite] = [fromRunner(runners[0]), fromRunner(runners[1])] as const;
  const isBuilt = (type: CatalogueType): boolean => {
    const args = [{ type, filter: { op: 'and', all: [] } }];
    return runners[0].run({ method: 'count', args, now: Date.now() }).ok;
  };
  for (const giveUp = Date.now() + MAX_BUILD_MS; !TYPES.every(isBuilt); await pause(100))
    if (Date.now() > giveUp) throw new Error(`The index of ${file} was not built`);
  const queries = await listQueries(index);
  const results = [
    await measureEngine('index', index, queries, index),
    await measureEngine('SQLite', sqlite, queries, index),
  ];
  if (postgresUrl !== undefined) {
    const lots = await PostgresLots.copy(file, postgresUrl);
    const db = openDatabase(file, { readonly: true });
    const run = createRunner(db);
    const postgres: Engine = {
      count: (scope) => lots.count(scope),
      list: async (request) => readLots(run, await lots.listKeys(request)),
      facets: (...args) => lots.facets(...args),
      histograms: (...args) => lots.histograms(...args),
    };
    try {
      results.push(await measureEngine('PostgreSQL', postgres, queries, index));
    } finally {
      db.close();
      await lots.close();
    }
  }
  for (const runner of runners) runner.close();
  return results;
}
