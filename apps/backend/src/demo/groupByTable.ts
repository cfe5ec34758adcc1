import type { FinishedFile } from './writeFeeds.ts';

export interface TableFiles {
  readonly source: string;
  readonly totalRows: number;
  /** To be read to its end before the next table is asked for. */
  readonly names: AsyncIterable<string>;
}

/** Files that come table after table → the tables, each with its files as they come. */
export async function* groupByTable(files: AsyncIterator<FinishedFile>): AsyncGenerator<TableFiles> {
  let next = await files.next();
  while (!next.done) {
    const { source, totalRows } = next.value;
    const names = async function* () {
      while (!next.done && next.value.source === source) {
        yield next.value.name;
        next = await files.next();
      }
    };
    yield { source, totalRows, names: names() };
  }
}
