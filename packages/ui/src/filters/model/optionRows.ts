import { getFacet, type ListFacet, type ListKey } from '@vvoz/catalogue/facets/facets';
import { joinOwned, splitOwned } from '@vvoz/catalogue/query/ownedValues';
import type { CatalogueQuery, Lists } from '@vvoz/catalogue/query/query';
import type { FacetOption } from '@vvoz/catalogue/query/view';

export interface OptionRow {
  /** The value in the query; with its owners when several owners have a value of this name. */
  readonly value: string;
  /** The value without its owners. */
  readonly bare: string;
  readonly label: string;
  /** Undefined when not counted. */
  readonly count: number | undefined;
  readonly popular: boolean;
  /** The owner, when several owners are selected: «Toyota». */
  readonly group: string;
}

/** The rows that are visible at once, and those behind «Ещё 52 модели». */
export interface OptionSection {
  readonly title: string;
  readonly rows: readonly OptionRow[];
  readonly more: readonly OptionRow[];
}

/** A longer list has a search box and folds. */
export const MAX_SHORT_LIST = 12;
const MAX_POPULAR = 10;
const MIN_SHOWN = 3;
const MAX_SHOWN_OF_GROUP = 6;

const compareLabels = new Intl.Collator('ru', { numeric: true }).compare;

/** The row of an option; grouped by owner when several owners are selected. */
function makeRow(
  facet: ListFacet,
  option: FacetOption,
  value: string,
  owner: ListKey | undefined,
): OptionRow {
  const ownerName = owner === 'brand' || owner === 'model' ? (option[owner] ?? '') : '';
  return {
    value,
    bare: option.value,
    label: facet.valueText(option.value),
    count: option.count,
    popular: option.popular === true,
    group: owner ? getFacet(owner).valueText(ownerName) : '',
  };
}

const mergeRows = (old: OptionRow, row: OptionRow): OptionRow => ({
  ...old,
  count: (old.count ?? 0) + (row.count ?? 0),
  popular: old.popular || row.popular,
});

/**
 * One row per choice, in alphabetical order. A name that several selected owners share has a row for each
 * owner (`ASTRA_TOYOTA`). Without selected owners it has one row with all its lots.
 */
function buildRows(
  facet: ListFacet,
  owner: ListKey | undefined,
  options: readonly FacetOption[],
): readonly OptionRow[] {
  const shared = new Map<string, number>();
  for (const { value } of options) shared.set(value, (shared.get(value) ?? 0) + 1);
  const rows = new Map<string, OptionRow>();
  for (const option of options) {
    const value = owner && (shared.get(option.value) ?? 0) > 1 ? joinOwned(facet.key, option) : option.value;
    const row = makeRow(facet, option, value, owner);
    const old = rows.get(value);
    rows.set(value, old ? mergeRows(old, row) : row);
  }
  return [...rows.values()].toSorted((a, b) => compareLabels(a.label, b.label));
}

const rowCache = new WeakMap<readonly FacetOption[], Map<string, readonly OptionRow[]>>();

/** Caches the rows of one response, so that they are computed once and not on every choice. */
function getRows(
  facet: ListFacet,
  owner: ListKey | undefined,
  options: readonly FacetOption[],
): readonly OptionRow[] {
  const cachedRows = rowCache.get(options) ?? new Map<string, readonly OptionRow[]>();
  rowCache.set(options, cachedRows);
  const name = `${facet.key} ${owner}`;
  const rows = cachedRows.get(name) ?? buildRows(facet, owner, options);
  cachedRows.set(name, rows);
  return rows;
}

/**
 * Makes the row of a selected value that is not in `rows`: merges the rows of its owners, or makes a row without lots.
 */
function makeAddedRow(
  facet: ListFacet,
  value: string,
  rows: readonly OptionRow[],
  counted: boolean,
  lists: Lists,
): OptionRow {
  const [first, ...others] = rows.filter((row) => row.bare === value);
  if (first) return others.reduce(mergeRows, { ...first, value, group: '' });
  return {
    value,
    bare: value,
    label: facet.valueText(splitOwned(facet.key, value, lists).value),
    count: counted ? 0 : undefined,
    popular: false,
    group: '',
  };
}

/** The rows of a list: the counted options, and selected values that the counts do not include. */
export function listOptionRows(
  facet: ListFacet,
  { lists }: CatalogueQuery,
  options: readonly FacetOption[] | undefined,
): readonly OptionRow[] {
  const owner = facet.owners?.find((key) => (lists[key]?.length ?? 0) > 1);
  const rows = options ? getRows(facet, owner, options) : [];
  const missing = (lists[facet.key] ?? []).filter((value) => !rows.some((row) => row.value === value));
  if (missing.length === 0) return rows;
  const added = missing.map((value) => makeAddedRow(facet, value, rows, options !== undefined, lists));
  const countedRows = rows.filter((row) => !missing.includes(row.bare));
  return [...countedRows, ...added].toSorted((a, b) => compareLabels(a.label, b.label));
}

/** Splits the rows into the popular ones, by count, and the others. */
function splitPopular(
  rows: readonly OptionRow[],
): readonly [popular: readonly OptionRow[], rest: readonly OptionRow[]] {
  const popular = rows
    .filter((row) => row.popular && row.count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, MAX_POPULAR);
  return [popular, rows.filter((row) => !popular.includes(row))];
}

function makeGroupSection(title: string, rows: readonly OptionRow[]): OptionSection {
  const [popular, rest] = splitPopular(rows);
  const all = [...popular, ...rest];
  // A fold of one or two rows would take as much space as it saves.
  const shownCount = rows.length <= MAX_SHOWN_OF_GROUP + 2 ? rows.length : MAX_SHOWN_OF_GROUP;
  return { title, rows: all.slice(0, shownCount), more: all.slice(shownCount) };
}

/**
 * The sections of a list: by owner when several are selected; otherwise popular options first, then the others
 * alphabetically.
 */
export function listOptionSections(rows: readonly OptionRow[]): readonly OptionSection[] {
  const groups = new Map<string, OptionRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  if (groups.size > 1) {
    return [...groups]
      .toSorted(([a], [b]) => compareLabels(a, b))
      .map(([title, members]) => makeGroupSection(title, members));
  }
  const [popular, rest] = splitPopular(rows);
  if (rows.length <= MAX_SHORT_LIST) return [{ title: '', rows: [...popular, ...rest], more: [] }];
  const shownCount = Math.max(MIN_SHOWN, MAX_POPULAR - popular.length);
  const tail: OptionSection = {
    title: popular.length > 0 ? 'Остальные по алфавиту' : '',
    rows: rest.slice(0, shownCount),
    more: rest.slice(shownCount),
  };
  return popular.length > 0 ? [{ title: 'Популярные', rows: popular, more: [] }, tail] : [tail];
}

/**
 * The sections of a list that nobody has opened: the first of all its sections, and the selected rows outside it. A
 * short list is complete.
 */
export function listFirstSections(
  sections: readonly OptionSection[],
  isSelected: (row: OptionRow) => boolean,
): readonly OptionSection[] {
  const [first, ...others] = sections;
  if (!first || countRows(sections) <= MAX_SHORT_LIST) return sections;
  const selected = [...first.more, ...others.flatMap(({ rows, more }) => [...rows, ...more])].filter(
    isSelected,
  );
  return [
    { ...first, more: [] },
    ...(selected.length > 0 ? [{ title: 'Выбраны', rows: selected, more: [] }] : []),
  ];
}

export const countRows = (sections: readonly OptionSection[]): number =>
  sections.reduce((sum, { rows, more }) => sum + rows.length + more.length, 0);
