/** How long to wait for a frame: a hidden page gets none, and a busy machine may draw none for seconds. */
const MAX_WAIT_MS = 500;

/** Runs `work` after the next paint, or after half a second in which nothing was painted. Returns a cancel function. */
export function runAfterPaint(work: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, MAX_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves after the next paint, or after half a second in which nothing was painted. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    runAfterPaint(resolve);
  });
