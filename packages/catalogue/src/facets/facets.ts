import { age } from './age.ts';
import { body } from './body.ts';
import { bodyKind } from './bodyKind.ts';
import { brand } from './brand.ts';
import { clearance } from './clearance.ts';
import { color } from './color.ts';
import { cost } from './cost.ts';
import { day } from './day.ts';
import { drive } from './drive.ts';
import { engine } from './engine.ts';
import { engineKind } from './engineKind.ts';
import type { ListRow, RangeRow, TextRow } from './facetRow.ts';
import { fee } from './fee.ts';
import { finish } from './finish.ts';
import { gearbox } from './gearbox.ts';
import { generation } from './generation.ts';
import { height } from './height.ts';
import { kuzov } from './kuzov.ts';
import { length } from './length.ts';
import { lot } from './lot.ts';
import { machineKind } from './machineKind.ts';
import { mass } from './mass.ts';
import { mileage } from './mileage.ts';
import { model } from './model.ts';
import { motoClass } from './motoClass.ts';
import { power } from './power.ts';
import { price } from './price.ts';
import { rate } from './rate.ts';
import { seats } from './seats.ts';
import { set } from './set.ts';
import { width } from './width.ts';
import { year } from './year.ts';

/** All facets, one file each. Their order is that of addresses and chips; the panel has the order of its template. */
const ROWS = [
  brand,
  model,
  kuzov,
  year,
  mileage,
  engine,
  power,
  rate,
  drive,
  gearbox,
  color,
  day,
  finish,
  price,
  cost,
  age,
  fee,
  body,
  length,
  mass,
  width,
  height,
  clearance,
  lot,
  set,
  generation,
  bodyKind,
  engineKind,
  seats,
  machineKind,
  motoClass,
] as const;

type Row = (typeof ROWS)[number];
/** Keys of the facets inside our code. The names in addresses and on the wire are in the rows. */
export type FacetKey = Row['key'];
export type ListKey = Extract<Row, { kind: 'list' }>['key'];
export type RangeKey = Extract<Row, { kind: 'range' }>['key'];
export type TextKey = Extract<Row, { kind: 'text' }>['key'];

/** Fields of a row that name other facets. An unknown key does not compile. */
interface RowKeys<Key extends FacetKey> {
  readonly key: Key;
  readonly clears?: readonly FacetKey[];
  readonly replaces?: readonly FacetKey[];
}
export interface ListFacet extends Omit<ListRow, keyof RowKeys<ListKey>>, RowKeys<ListKey> {
  readonly after?: ListKey;
  readonly owners?: readonly ListKey[];
}
export interface RangeFacet extends Omit<RangeRow, keyof RowKeys<RangeKey>>, RowKeys<RangeKey> {}
export interface TextFacet extends Omit<TextRow, keyof RowKeys<TextKey>>, RowKeys<TextKey> {}
export type Facet = ListFacet | RangeFacet | TextFacet;

/** The registry of facets. Panel, parser, encoders, chips and counts are derived from it. */
export const FACETS: readonly Facet[] = ROWS;

type FacetOf<Key extends FacetKey> = Key extends ListKey
  ? ListFacet
  : Key extends RangeKey
    ? RangeFacet
    : TextFacet;

const byKey = new Map<FacetKey, Facet>(FACETS.map((row) => [row.key, row]));

/** Returns the row of a facet. */
export function getFacet<Key extends FacetKey>(key: Key): FacetOf<Key> {
  const row = byKey.get(key);
  if (!row) throw new RangeError(`facet ${key} does not exist`);
  return row as FacetOf<Key>;
}
