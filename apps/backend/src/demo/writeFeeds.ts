import { on } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OtherTable } from '@vvoz/demo/tables';

export interface WriteFeedsOptions {
  readonly dir: string;
  readonly coming: number;
  readonly sold: number;
  readonly others: Readonly<Partial<Record<OtherTable, number>>>;
  readonly seed: number;
  readonly now: Date;
}

interface WrittenFile {
  /** Relative to the folder of the feeds: `aleado/japan/0001.ndjson`. */
  readonly file: string;
  readonly rows: number;
  /** Rows of all tables, including those not yet written. */
  readonly total: number;
}

export type FeedWriterMessage =
  | { readonly kind: 'file'; readonly file: WrittenFile }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: string | undefined };

/** A completely written file of a feed table. */
export interface FinishedFile {
  /** `aleado/japan`. */
  readonly source: string;
  readonly name: string;
  readonly totalRows: number;
}

/** Heap for new objects. The writer's rows are short-lived, so more would not make it faster. */
const YOUNG_MB = 8;

const toFinishedFile = ({ file, total }: WrittenFile): FinishedFile => ({
  source: path.posix.dirname(file),
  name: path.posix.basename(file),
  totalRows: total,
});

/** Writes the demo feeds in a worker thread. Yields each file when it is complete, table by table. */
export async function* writeFeeds(
  options: WriteFeedsOptions,
  signal?: AbortSignal,
): AsyncGenerator<FinishedFile, void, undefined> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./feedWriterThread.ts', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    const messages = on(worker, 'message', { close: ['exit'], ...(signal ? { signal } : {}) });
    for await (const [message] of messages as AsyncIterable<[FeedWriterMessage]>) {
      if (message.kind === 'file') yield toFinishedFile(message.file);
      else if (message.kind === 'failed')
        throw Object.assign(
          new Error(message.message),
          message.code === undefined ? {} : { code: message.code },
        );
      else return;
    }
    throw new Error('The thread that writes the demo feeds ended unexpectedly.');
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await worker.terminate();
  }
}
