import { parentPort, workerData } from 'node:worker_threads';
import { writeDemoFeeds } from '@vvoz/demo/writeDemoFeeds';
import type { FeedWriterMessage, WriteFeedsOptions } from './writeFeeds.ts';

// The entry of the thread that writes the demo feeds, so that the import runs on another core meanwhile.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port knows no origins
const postToParent = (message: FeedWriterMessage) => parentPort?.postMessage(message);

try {
  const options = workerData as WriteFeedsOptions;
  await writeDemoFeeds({ ...options, onProgress: (file) => postToParent({ kind: 'file', file }) });
  postToParent({ kind: 'done' });
} catch (error) {
  // An error loses its code on the way between threads, and its stack tells more than our own.
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  postToParent({
    kind: 'failed',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    code,
  });
}
