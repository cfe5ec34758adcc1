import { PATH_FACETS } from '@vvoz/catalogue/query/query';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type {
  Arrival,
  ArrivalRequest,
  Landing,
  LandingRequest,
  ListRequest,
  OfferPage,
  OfferPart,
  OfferRequest,
} from '../CatalogueStore.ts';
import { ORDER_FIELDS } from '../orderFields.ts';
import type { Sql } from '../sqlite/compileFilter.ts';
import { LOT_COLUMNS, rowToLot, type LotRow } from '../sqlite/lotRow.ts';
import { compileFilter } from './compileFilter.ts';
import type { Call } from './countLots.ts';
import { compileListed } from './readPin.ts';

/** A row with what it says of the lots of a state. */
interface VersionRow extends LotRow {
  readonly sign: 1 | -1;
  readonly run: number;
  readonly added_run: number;
}

/** Where a lot is in the order of the table, in which its rows are found without reading all of its type. */
export interface Place {
  readonly k: number;
  readonly b: string;
  readonly m: string;
  readonly z: string;
}

export const PLACE = 'key as k, brand as b, model as m, kuzov as z';
export const PLACE_NAMES = 'k, b, m, z';

/** Reads the rows of lots of a type, in the order of their places. */
async function readRows(
  { clickHouse, pin }: Call,
  type: CatalogueType,
  places: readonly Place[],
): Promise<VersionRow[]> {
  if (places.length === 0) return [];
  // A batch takes the old row of a lot away before it adds the new one.
  const versions = await clickHouse.all<VersionRow>(
    `select ${LOT_COLUMNS}, sign, run, added_run from lot
     where type = ? and (brand, model, kuzov, key) in (${places.map(({ k }) => `(?, ?, ?, ${k})`).join(', ')})
       and ${pin.where} order by batch, sign`,
    [type, ...places.flatMap(({ b, m, z }) => [b, m, z])],
  );
  const byKey = new Map<number, VersionRow>();
  for (const row of versions) {
    if (row.sign === 1) byKey.set(row.key, row);
    else byKey.delete(row.key);
  }
  return places.flatMap(({ k }) => byKey.get(k) ?? []);
}

export const readLots = async (call: Call, type: CatalogueType, places: readonly Place[]): Promise<Lot[]> =>
  (await readRows(call, type, places)).map(rowToLot);

/** Reads one page of a list. Unknown values come last, then the order is that of the keys. */
export async function listLots(call: Call, request: ListRequest): Promise<Lot[]> {
  const { type, filter, limit, offset } = request;
  const { text, params } = compileListed(call.pin, type, compileFilter(filter, call.numbers));
  const [name, direction] = request.order.split('_') as [keyof typeof ORDER_FIELDS, 'asc' | 'desc'];
  const [column, isUnknown] =
    name === 'date' ? [ORDER_FIELDS.date, `o = ''`] : [call.numbers[ORDER_FIELDS[name]], 'isNull(o)'];
  const places = await call.clickHouse.all<Place>(
    `select ${PLACE_NAMES} from (select ${PLACE}, ${column} as o ${text} group by ${PLACE_NAMES}, o having sum(sign) > 0)
     order by ${isUnknown}, o ${direction}, k ${direction} limit ${offset}, ${limit}`,
    params,
  );
  return readLots(call, type, places);
}

/** When the imports ran, by their ids. */
async function readRuns({ clickHouse, pin }: Call, ids: readonly number[]) {
  interface Run {
    readonly run: number;
    readonly started: string;
    readonly finished: string;
  }
  if (ids.length === 0) return new Map<number, Run>();
  const rows = await clickHouse.all<Run>(
    `select id as run, argMax(started_at, batch) as started, argMax(finished_at, batch) as finished from ingest_run
     where batch <= ${pin.batch} and id in (${ids.join(', ')}) group by id`,
  );
  return new Map(rows.map((row) => [row.run, row]));
}

/** Finds the lots that were added last: new lots get higher keys. */
export async function findArrivals(call: Call, { type, filter, limit }: ArrivalRequest): Promise<Arrival[]> {
  const { text, params } = compileListed(call.pin, type, compileFilter(filter, call.numbers));
  const places = await call.clickHouse.all<Place>(
    `select ${PLACE} ${text} group by ${PLACE_NAMES} having sum(sign) > 0 order by k desc limit ${limit}`,
    params,
  );
  const rows = await readRows(call, type, places);
  const findRun = (row: VersionRow) => row.added_run || row.run;
  const runs = await readRuns(call, [...new Set(rows.map(findRun))]);
  return rows.map((row) => {
    const run = runs.get(findRun(row));
    return { lot: rowToLot(row), ...(run ? { addedAt: run.started } : {}) };
  });
}

/** The condition on coming lots of a part that have a picture of the vehicle and a turnkey price. */
function compileOffers(type: CatalogueType, { part, parts }: OfferPart): Sql {
  const hasPhoto = CATALOGUE_TYPES[type].hasSheet
    ? `(position(images, '#') > 0 or (without_sheet = 1 and images <> ''))`
    : `images <> ''`;
  return {
    text: `live = 1 and key % ? = ? and status = 'coming' and isNotNull(cost) and ${hasPhoto}`,
    params: [parts, part],
  };
}

/** Reads one page of offers, by id. */
export async function findOffers(call: Call, request: OfferRequest): Promise<OfferPage> {
  const { type, filter, after, limit } = request;
  const where = compileFilter(filter, call.numbers);
  const offered = compileOffers(type, request);
  const rows = await call.clickHouse.all<Place & { readonly i: string }>(
    `select external_id as i, ${PLACE} from lot
     where type = ? and ${call.pin.where}${after ? ' and (external_id > ? or (external_id = ? and key > ?))' : ''}
       and ${offered.text} and ${where.text} group by i, ${PLACE_NAMES} having sum(sign) > 0 order by i, k limit ${limit}`,
    [type, ...(after ? [after[0], after[0], after[1]] : []), ...offered.params, ...where.params],
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const lots = await readLots(call, type, rows);
  return { lots, ...(last ? { next: [last.i, last.k] } : {}) };
}

/** The last import that ended by a time; 0 if none did. */
async function findLastRun({ clickHouse, pin }: Call, before: string): Promise<number> {
  const [row] = await clickHouse.all<{ run: number }>(
    `select max(id) as run from ingest_run where batch <= ${pin.batch} and finished_at <> '' and finished_at <= ?`,
    [before],
  );
  return row?.run ?? 0;
}

/** Reads one page of landings. */
export async function findLandings(call: Call, request: LandingRequest): Promise<Landing[]> {
  const { type, filter, level, after, minLots, changedSince, offers, limit } = request;
  const columns = PATH_FACETS.slice(0, PATH_FACETS.indexOf(level) + 1);
  const names = columns.map((_, at) => `n${at}`).join(', ');
  const where = compileFilter(filter, call.numbers);
  const offered = offers && compileOffers(type, offers);
  const isNamed = columns.map((column) => `${column} <> ''`).join(' and ');
  // (brand, model) > (?, ?)
  const isAfter = after?.map(
    (_, at) =>
      `(${[...columns.slice(0, at).map((column) => `${column} = ?`), `${columns[at]} > ?`].join(' and ')})`,
  );
  const changed = changedSince === undefined ? '' : ` and lastRun > ${await findLastRun(call, changedSince)}`;
  const rows = await call.clickHouse.all<{
    n0: string;
    n1?: string;
    n2?: string;
    lots: number;
    lastRun: number;
  }>(
    `select ${names}, sum(l) as lots, max(u) as lastRun from (
       select key as k, ${columns.map((column, at) => `${column} as n${at}`).join(', ')}, live as l, run as u from lot
       where type = ? and ${call.pin.where} and ${isNamed} and ${where.text}
         ${isAfter ? ` and (${isAfter.join(' or ')})` : ''}${offered ? ` and ${offered.text}` : ''}
       group by k, ${names}, l, u having sum(sign) > 0
     ) group by ${names} having lots >= ${minLots}${changed} order by ${names} limit ${limit}`,
    [
      type,
      ...where.params,
      ...(after?.flatMap((_, at) => after.slice(0, at + 1)) ?? []),
      ...(offered?.params ?? []),
    ],
  );
  const runs = await readRuns(call, [...new Set(rows.map(({ lastRun }) => lastRun))]);
  return rows.map(({ n0, n1, n2, lots, lastRun }) => {
    const run = runs.get(lastRun);
    return {
      names: [n0, n1, n2].filter((name) => name !== undefined),
      count: lots,
      ...(run ? { changedAt: run.finished || run.started } : {}),
    };
  });
}
