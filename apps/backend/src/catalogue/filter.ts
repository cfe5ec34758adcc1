import { FACET_DETAILS, type NumberStoredKey, type TextStoredKey } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS } from '@vvoz/catalogue/facets/facets';

/**
 * Fields by which lots can be filtered, counted and ordered: every stored facet, under its key, and the fields below
 * that have no facet. Drivers map them to their own columns.
 */
export type ListField = TextStoredKey | keyof typeof OTHER_LIST_COLUMNS;
export type NumberField = NumberStoredKey | keyof typeof OTHER_NUMBER_COLUMNS;

/** Fields without a facet, and their columns. `side`: '1' left-hand drive, '0' right-hand or unknown. */
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

/** Columns of the fields in the table `lot`. */
export const LIST_COLUMNS = mapColumns<ListField>('text', OTHER_LIST_COLUMNS);
export const NUMBER_COLUMNS = mapColumns<NumberField>('number', OTHER_NUMBER_COLUMNS);

export const LIST_FIELDS = Object.keys(LIST_COLUMNS) as readonly ListField[];
export const NUMBER_FIELDS = Object.keys(NUMBER_COLUMNS) as readonly NumberField[];

/** True for the name of a number field: the key of a range facet is one too. */
export const isNumberField = <T extends string>(name: T): name is T & NumberField => name in NUMBER_COLUMNS;
export const isListField = <T extends string>(name: T): name is T & ListField => name in LIST_COLUMNS;

/**
 * A typed filter tree. It contains values only, no fragments of a query language, so that every driver (SQLite, a
 * columnar index, ClickHouse) can compile it. An empty `and` matches everything, an empty `or` nothing.
 */
export type Filter =
  | { readonly op: 'and'; readonly all: readonly Filter[] }
  | { readonly op: 'or'; readonly any: readonly Filter[] }
  | { readonly op: 'not'; readonly not: Filter }
  /** The field's value is one of these; '' means unknown. */
  | { readonly op: 'in'; readonly field: ListField; readonly values: readonly string[] }
  /** The field's value contains this text, or (`starts`) begins with it. Case-sensitive. */
  | { readonly op: 'contains' | 'starts'; readonly field: ListField; readonly text: string }
  /**
   * The field's value is between these, compared as text, inclusive. Used for days. An unknown value ('') does not
   * match.
   */
  | { readonly op: 'between'; readonly field: ListField; readonly min?: string; readonly max?: string }
  /** Inclusive. An unknown value matches no range, not even one without bounds. */
  | { readonly op: 'range'; readonly field: NumberField; readonly min?: number; readonly max?: number }
  /** The lot number equals this, in any case. */
  | { readonly op: 'lot'; readonly number: string }
  /** The lot number contains this, in any case; '' matches every known number. */
  | { readonly op: 'lotContains'; readonly text: string };

export const EVERYTHING: Filter = { op: 'and', all: [] };

export const and = (...all: readonly Filter[]): Filter =>
  all.length === 1 && all[0] ? all[0] : { op: 'and', all };

export const or = (...any: readonly Filter[]): Filter =>
  any.length === 1 && any[0] ? any[0] : { op: 'or', any };

export const not = (filter: Filter): Filter => ({ op: 'not', not: filter });
