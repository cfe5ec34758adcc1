import { brandLabel, modelLabel } from '@vvoz/catalogue/words/brands';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { FacetOption } from '@vvoz/catalogue/query/view';

/** Facets whose options are the data's own: a cell that opens onto a list. */
export type LongKey = 'brand' | 'model' | 'kuzov';

export interface OptionRow {
  readonly value: string;
  readonly label: string;
  /** undefined: not counted. */
  readonly count: number | undefined;
  readonly popular: boolean;
  /** Whose it is, where several are chosen above it: «Toyota». */
  readonly group: string;
}

/** What is in sight at once, and what waits behind «Ещё 52 модели». */
export interface OptionSection {
  readonly title: string;
  readonly rows: readonly OptionRow[];
  readonly more: readonly OptionRow[];
}

const LABELS: Record<LongKey, (value: string) => string> = {
  brand: brandLabel,
  model: modelLabel,
  kuzov: (value) => value,
};

/** From so many options on a list has a search box and folds. */
export const LONG_LIST = 12;
const POPULAR_MOST = 10;
const SHOWN_LEAST = 3;
const SHOWN_OF_GROUP = 6;

const byLabel = new Intl.Collator('ru', { numeric: true }).compare;

/** Whose options stand under names of their own where several owners are chosen. */
const OWNER: Partial<Record<LongKey, 'brand' | 'model'>> = { model: 'brand', kuzov: 'model' };

/** One row a value, alphabetical. A value that belongs to several owners is one choice, so it is one row with their lots together. */
function countedRows(key: LongKey, grouped: boolean, options: readonly FacetOption[]): readonly OptionRow[] {
  const owner = grouped ? OWNER[key] : undefined;
  const rows = new Map<string, OptionRow>();
  for (const option of options) {
    const old = rows.get(option.value);
    rows.set(option.value, {
      value: option.value,
      label: LABELS[key](option.value),
      count: option.count + (old?.count ?? 0),
      popular: old?.popular === true || option.popular === true,
      group: old?.group ?? (owner ? LABELS[owner](option[owner] ?? '') : ''),
    });
  }
  return [...rows.values()].toSorted((a, b) => byLabel(a.label, b.label));
}

const known = new WeakMap<readonly FacetOption[], Map<string, readonly OptionRow[]>>();

/** The rows of one answer are worked out once, however often its boxes are ticked. */
function knownRows(key: LongKey, grouped: boolean, options: readonly FacetOption[]): readonly OptionRow[] {
  const ofAnswer = known.get(options) ?? new Map<string, readonly OptionRow[]>();
  known.set(options, ofAnswer);
  const name = `${key} ${grouped}`;
  const rows = ofAnswer.get(name) ?? countedRows(key, grouped, options);
  ofAnswer.set(name, rows);
  return rows;
}

/** The rows of a list: those that were counted, and a chosen value that the counts do not name, with none. */
export function optionRows(
  key: LongKey,
  query: CatalogQuery,
  options: readonly FacetOption[] | undefined,
): readonly OptionRow[] {
  const owner = OWNER[key];
  const grouped = owner !== undefined && (query.lists[owner]?.length ?? 0) > 1;
  const rows = options ? knownRows(key, grouped, options) : [];
  const unnamed = (query.lists[key] ?? []).filter((value) => !rows.some((row) => row.value === value));
  if (unnamed.length === 0) return rows;
  const added = unnamed.map((value) => ({
    value,
    label: LABELS[key](value),
    count: options ? 0 : undefined,
    popular: false,
    group: '',
  }));
  return [...rows, ...added].toSorted((a, b) => byLabel(a.label, b.label));
}

/** Popular rows, those with most lots first, before the others. */
function split(
  rows: readonly OptionRow[],
): readonly [popular: readonly OptionRow[], rest: readonly OptionRow[]] {
  const popular = rows
    .filter((row) => row.popular && row.count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, POPULAR_MOST);
  return [popular, rows.filter((row) => !popular.includes(row))];
}

function groupSection(title: string, rows: readonly OptionRow[]): OptionSection {
  const [popular, rest] = split(rows);
  const all = [...popular, ...rest];
  // A fold of one or two rows would take as much room as it saves.
  const shown = rows.length <= SHOWN_OF_GROUP + 2 ? rows.length : SHOWN_OF_GROUP;
  return { title, rows: all.slice(0, shown), more: all.slice(shown) };
}

/** The rows as they stand in the list: by owner where several are chosen, else popular first, then alphabetical. */
export function optionSections(rows: readonly OptionRow[]): readonly OptionSection[] {
  const groups = new Map<string, OptionRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  if (groups.size > 1) {
    return [...groups]
      .toSorted(([a], [b]) => byLabel(a, b))
      .map(([title, members]) => groupSection(title, members));
  }
  const [popular, rest] = split(rows);
  if (rows.length <= LONG_LIST) return [{ title: '', rows: [...popular, ...rest], more: [] }];
  const shown = Math.max(SHOWN_LEAST, POPULAR_MOST - popular.length);
  const tail: OptionSection = {
    title: popular.length > 0 ? 'Остальные по алфавиту' : '',
    rows: rest.slice(0, shown),
    more: rest.slice(shown),
  };
  return popular.length > 0 ? [{ title: 'Популярные', rows: popular, more: [] }, tail] : [tail];
}
