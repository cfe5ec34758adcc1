import { complement, countBits, listRows, matchAll, type Bits } from './Bits.ts';
import { countAllValues, countValues, type Column } from './Column.ts';
import { countFused, fuseColumns, type FusedColumns } from './fusedColumns.ts';

/** An index of fewer lots counts each column by itself. */
const MIN_FUSED = 20_000;

/** Lots to count: all but these rows if that are fewer. The next selection overwrites the rows. */
export interface Selection {
  readonly rows: Uint32Array;
  readonly isWithout: boolean;
  /** What fused columns have been counted to be among the rows. */
  readonly fused: Map<FusedColumns, ReturnType<typeof countFused>>;
}

/** Lists the lots of filters, one after the other, and counts the values of columns among them. */
export class Selections {
  /** The set of all lots. */
  readonly all: Bits;
  readonly #length: number;
  /** The columns that are counted together with others; undefined: by itself. */
  readonly #fused = new Map<Column<unknown>, FusedColumns | undefined>();
  /** The lots of each value, without a filter. */
  readonly #totals = new WeakMap<Column<unknown>, Uint32Array>();
  /**
   * Where the lots of a selection are listed. Memory that is new for each one would have to be mapped by the system: up to
   * a second for five million lots.
   */
  #rows: Uint32Array | undefined;
  /** The selection that is listed there, by its filter: the counts and the histograms of a list have one in common. */
  #last: { readonly key: string; readonly selection: Selection } | undefined;

  constructor(length: number) {
    this.#length = length;
    this.all = matchAll(length);
  }

  /** True if the lots of a filter are listed already. */
  isListed(key: string): boolean {
    return this.#last?.key === key;
  }

  /** Forgets what is listed: another lot may match the same filter now. */
  forget(): void {
    this.#last = undefined;
  }

  /** Lists the lots of a set. */
  list(bits: Bits): Uint32Array {
    this.forget();
    return listRows(bits, (this.#rows ??= new Uint32Array(this.#length)));
  }

  /** Selects the lots of a filter to count them. `match` finds them, if they are not listed already. */
  select(key: string, match: () => Bits): Selection {
    if (this.#last?.key === key) return this.#last.selection;
    const bits = match();
    const isWithout = countBits(bits) * 2 > this.#length;
    const rows = this.list(isWithout ? complement(bits, this.all) : bits);
    const selection = { rows, isWithout, fused: new Map() };
    this.#last = { key, selection };
    return selection;
  }

  /** Fuses the columns of a call that are new: calls of a site always have the same ones. */
  fuse(columns: readonly Column<unknown>[]): void {
    if (this.#length < MIN_FUSED) return;
    const added = new Set(columns.filter((column) => !this.#fused.has(column)));
    for (const column of added) this.#fused.set(column, undefined);
    const small = [...added].filter(({ values }) => values.length > 1);
    for (const fused of fuseColumns(small))
      for (const column of fused.columns) this.#fused.set(column, fused);
  }

  /** Counts the lots of each value of a column. A filter that most lots match costs as little as a narrow one. */
  countValues(column: Column<unknown>, selection: Selection): Uint32Array {
    const counts = this.#countRows(column, selection);
    if (!selection.isWithout) return counts;
    const totals = this.#totals.get(column) ?? countAllValues(column);
    this.#totals.set(column, totals);
    return totals.map((total, code) => total - (counts[code] as number));
  }

  #countRows(column: Column<unknown>, { rows, fused: known }: Selection): Uint32Array {
    if (column.values.length === 1) return Uint32Array.of(rows.length);
    const fused = this.#fused.get(column);
    if (!fused || rows.length < fused.cells) return countValues(column, rows);
    const counts = known.get(fused) ?? countFused(fused, rows);
    known.set(fused, counts);
    return counts.get(column) ?? countValues(column, rows);
  }
}
