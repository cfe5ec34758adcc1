import { FACET_DETAILS, type NumberStoredKey, type TextStoredKey } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS } from '@vvoz/catalogue/facets/facets';

/**
 * Fields of a lot that can be filtered, counted and ordered by: every facet that is stored, under its key, and what no
 * facet asks for. Drivers map them to their own columns.
 */
export type ListField = TextStoredKey | keyof typeof OTHER_LIST_COLUMNS;
export type NumberField = NumberStoredKey | keyof typeof OTHER_NUMBER_COLUMNS;

/** Columns behind words that no facet is stored in. `side`: '1' left wheel, '0' right or unknown. */
const OTHER_LIST_COLUMNS = { status: 'status', parent: 'parent', side: 'left_hand' } as const;
const OTHER_NUMBER_COLUMNS = { rateRank: 'rate_rank' } as const;

const mapColumns = <Field extends string>(as: 'text' | 'number', others: Readonly<Record<string, string>>) =>
  Object.fromEntries([
    ...FACETS.flatMap(({ key }) => {
      const { stored } = FACET_DETAILS[key];
      return stored.as === as ? [[key, stored.column]] : [];
    }),
    ...Object.entries(others),
  ]) as Readonly<Record<Field, string>>;

/** Where the fields of a filter live in the table `lot`. */
export const LIST_COLUMNS = mapColumns<ListField>('text', OTHER_LIST_COLUMNS);
export const NUMBER_COLUMNS = mapColumns<NumberField>('number', OTHER_NUMBER_COLUMNS);

export const LIST_FIELDS = Object.keys(LIST_COLUMNS) as readonly ListField[];
export const NUMBER_FIELDS = Object.keys(NUMBER_COLUMNS) as readonly NumberField[];

/** True for names that are number fields too: facets of ranges share their keys with them. */
export const isNumberField = <T extends string>(name: T): name is T & NumberField => name in NUMBER_COLUMNS;
export const isListField = <T extends string>(name: T): name is T & ListField => name in LIST_COLUMNS;

/**
 * A typed filter tree. It holds values only, never a fragment of a query language, so that every driver (SQLite, a
 * columnar index, ClickHouse) can compile it and nothing above a driver knows how.
 * `and` of nothing is everything, `or` of nothing is nothing.
 */
export type Filter =
  | { readonly op: 'and'; readonly all: readonly Filter[] }
  | { readonly op: 'or'; readonly any: readonly Filter[] }
  | { readonly op: 'not'; readonly not: Filter }
  /** The field's value is one of these; '' stands for «the source does not say». */
  | { readonly op: 'in'; readonly field: ListField; readonly values: readonly string[] }
  /** The field's value holds this text, in the case of the catalogue; `starts`: begins with it. */
  | { readonly op: 'contains' | 'starts'; readonly field: ListField; readonly text: string }
  /** The field's value lies between these in the order of texts, which is that of days; '' is outside. */
  | { readonly op: 'between'; readonly field: ListField; readonly min?: string; readonly max?: string }
  /** Inclusive; a lot whose value is unknown is outside every range, also of one without ends. */
  | { readonly op: 'range'; readonly field: NumberField; readonly min?: number; readonly max?: number }
  /** The lot number equals this, whatever the case. */
  | { readonly op: 'lot'; readonly number: string }
  /** The lot number holds this, whatever the case; '' is held by every number that is known. */
  | { readonly op: 'lotContains'; readonly text: string };

export const EVERYTHING: Filter = { op: 'and', all: [] };

export const and = (...all: readonly Filter[]): Filter =>
  all.length === 1 && all[0] ? all[0] : { op: 'and', all };

export const or = (...any: readonly Filter[]): Filter =>
  any.length === 1 && any[0] ? any[0] : { op: 'or', any };

export const not = (filter: Filter): Filter => ({ op: 'not', not: filter });
