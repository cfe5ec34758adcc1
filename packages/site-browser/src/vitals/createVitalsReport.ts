/** A value as the library `web-vitals` reports it: ms, or a plain number for CLS. */
export interface MeasuredVital {
  readonly name: string;
  readonly value: number;
  /** A new id for each view of the page: a page from the back/forward cache is measured again. */
  readonly id: string;
}

/**
 * Collects the values of a page. Each value is sent once for a view, when the page is first hidden: the server adds it to a
 * histogram, where a later one could not replace it.
 */
export function createVitalsReport(template: string, send: (report: string) => void) {
  const sentIds = new Set<string>();
  let values: Readonly<Record<string, number>> = {};
  let ids: readonly string[] = [];
  return {
    note: ({ name, value, id }: MeasuredVital): void => {
      if (sentIds.has(id)) return;
      values = { ...values, [name.toLowerCase()]: Math.round(value * 1000) / 1000 };
      ids = [...ids, id];
    },
    /** Sends what is known, if there is anything new. */
    flush: (): void => {
      if (ids.length === 0) return;
      send(JSON.stringify({ template, ...values }));
      for (const id of ids) sentIds.add(id);
      values = {};
      ids = [];
    },
  };
}
