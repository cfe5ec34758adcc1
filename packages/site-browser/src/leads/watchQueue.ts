import { deviceQueue } from './deviceQueue.ts';
import { QUEUE_NAME } from './queueName.ts';
import { createWaitingNotice } from './createWaitingNotice.tsx';

/** Pauses between attempts of a page, ms: doubled after each attempt that leaves requests unsent. */
const MIN_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 300_000;

let attempt: (() => void) | undefined;

/** Sends stored requests whenever there may be a network, and shows them. A second call in a document only tries again. */
export function watchQueue(): void {
  if (attempt) return attempt();
  const notice = createWaitingNotice(deviceQueue);
  let pauseMs = MIN_PAUSE_MS;
  let timer = 0;
  const deliver = async () => {
    await notice.show();
    const left = await deviceQueue.deliver();
    // Two attempts may overlap: the last one to end sets the timer.
    clearTimeout(timer);
    if (left === 0) return;
    timer = window.setTimeout(tryAgain, pauseMs);
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  };
  const tryAgain = () => void deliver().catch(reportError);
  attempt = () => {
    pauseMs = MIN_PAUSE_MS;
    tryAgain();
  };
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') attempt?.();
  });
  new BroadcastChannel(QUEUE_NAME).addEventListener('message', ({ data }) => {
    if (data === 'sent') notice.noteSent();
    void notice.show().catch(reportError);
  });
  attempt();
}
