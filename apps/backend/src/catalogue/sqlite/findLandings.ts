import { PATH_FACETS } from '@vvoz/catalogue/query/query';
import type { Landing, LandingRequest } from '../CatalogueStore.ts';
import { compileFilter, type Sql } from './compileFilter.ts';
import { compileOffers } from './findOffers.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Runner } from '../db/runner.ts';

interface Row {
  readonly brand: string;
  readonly model?: string;
  readonly kuzov?: string;
  readonly lots: number;
  readonly changed: string | null;
}

/** Columns of a level: those of the levels above it, then its own. */
const listColumns = ({ level }: LandingRequest) => PATH_FACETS.slice(0, PATH_FACETS.indexOf(level) + 1);

const readNames = ({ brand, model, kuzov }: Row): readonly string[] =>
  [brand, model, kuzov].filter((name) => name !== undefined);

const readChange = ({ changed }: Row): Pick<Landing, 'changedAt'> =>
  changed === null ? {} : { changedAt: changed };

/** When the import `run` ended. */
const CHANGED = '(select coalesce(finished_at, started_at) from ingest_run where id = run) as changed';

/**
 * Compiles the statement that reads names, number of listed lots and last import of landings. It walks the index
 * `lot_landings` in the order of the names, so that it needs no sorting and a page costs the same wherever it begins.
 */
function compileLandings(request: LandingRequest, numbers: NumberColumns): Sql {
  const { type, filter, after, minLots, changedSince, offers, limit } = request;
  const columns = listColumns(request);
  const names = columns.join(', ');
  const where = compileFilter(filter, numbers);
  const offered = offers && compileOffers(type, offers);
  const isNamed = columns.map((column) => `${column} <> ''`).join(' and ');
  const isAfter = after ? ` and (${names}) > (${columns.map(() => '?').join(', ')})` : '';
  const isChanged =
    changedSince === undefined
      ? ''
      : ' and max(run) > (select coalesce(max(id), 0) from ingest_run where finished_at <= ?)';
  return {
    text: `select ${names}, sum(live) as lots, max(run) as run from lot indexed by lot_landings
      where type = ? and ${isNamed} and ${where.text}${isAfter}${offered ? ` and ${offered.text}` : ''} group by ${names}
      having lots >= ?${isChanged} order by ${names} limit ?`,
    params: [
      type,
      ...where.params,
      ...(after ?? []),
      ...(offered?.params ?? []),
      minLots,
      ...(changedSince === undefined ? [] : [changedSince]),
      limit,
    ],
  };
}

/** Reads one page of landings. */
export function findLandings(run: Runner, request: LandingRequest, numbers: NumberColumns): Landing[] {
  const { text, params } = compileLandings(request, numbers);
  return run
    .all<Row>(`select ${listColumns(request).join(', ')}, lots, ${CHANGED} from (${text})`, params)
    .map((row) => ({ names: readNames(row), count: row.lots, ...readChange(row) }));
}

/** A page of landings without its rows. */
export interface MeasuredPage {
  readonly count: number;
  readonly changedAt?: string;
  /** Names of the last landing. */
  readonly last: readonly string[];
}

/** Measures one page of landings; undefined when it is empty. */
export function measureLandings(
  run: Runner,
  request: LandingRequest,
  numbers: NumberColumns,
): MeasuredPage | undefined {
  const { text, params } = compileLandings(request, numbers);
  const columns = listColumns(request);
  const sql = `select ${columns.join(', ')}, lots, ${CHANGED} from (
      select ${columns.join(', ')}, count(*) over () as lots, max(run) over () as run from (${text})
    ) order by ${columns.map((column) => `${column} desc`).join(', ')} limit 1`;
  const [row] = run.all<Row>(sql, params);
  return row && { count: row.lots, last: readNames(row), ...readChange(row) };
}
