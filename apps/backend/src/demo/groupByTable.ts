import type { FinishedFile } from './writeFeeds.ts';

export interface TableFiles {
  readonly source: string;
  readonly totalRows: number;
  /** Read it to its end before asking for the next table. */
  readonly names: AsyncIterable<string>;
}

/** Groups a stream of files, sorted by table, into tables. Each table yields its files as they arrive. */
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
