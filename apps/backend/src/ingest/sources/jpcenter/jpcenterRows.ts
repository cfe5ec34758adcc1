/** A row of an answer. Rows with one `key` are the same row, read twice. */
export type PageRow =
  | { readonly key: string; readonly record: Readonly<Record<string, unknown>> }
  | { readonly key: string; readonly fault: string; readonly text: string };

export interface Page {
  readonly rows: readonly PageRow[];
  /** The answer itself is malformed: rows may be missing. */
  readonly fault?: { readonly reason: string; readonly text: string };
  /** True if a broken row has no readable id. */
  readonly hasBrokenRowWithoutId: boolean;
}
