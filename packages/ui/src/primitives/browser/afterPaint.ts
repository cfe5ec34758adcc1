/** Runs `work` after the next paint. Returns a cancel function. */
export function runAfterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves after the next paint. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    runAfterPaint(resolve);
  });
