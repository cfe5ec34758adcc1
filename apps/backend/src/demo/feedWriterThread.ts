import { parentPort, workerData } from 'node:worker_threads';
import { writeDemoFeeds } from '@vvoz/demo/writeDemoFeeds';
import type { FeedWriterMessage, WriteFeedsOptions } from './writeFeeds.ts';

// Entry point of the thread that writes the demo feeds, so that the import can run on another core.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const postToParent = (message: FeedWriterMessage) => parentPort?.postMessage(message);

try {
  const options = workerData as WriteFeedsOptions;
  await writeDemoFeeds({ ...options, onProgress: (file) => postToParent({ kind: 'file', file }) });
  postToParent({ kind: 'done' });
} catch (error) {
  // Errors lose their code between threads, and the stack of this thread would be lost too.
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  postToParent({
    kind: 'failed',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    code,
  });
}
