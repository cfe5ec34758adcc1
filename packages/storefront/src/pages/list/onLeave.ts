/**
 * Calls `leave` when the visitor leaves the document: after a link has been followed, while the server answers and the layout
 * is up to date. The browser raises `pagehide` between the two documents: whoever measures there can make it lay out the old
 * one again before it shows the new one. So `leave` is called there only if the visitor did something after following the
 * link, or left in another way.
 * @returns the function that stops it
 */
export function onLeave(leave: () => void): () => void {
  let isDone = false;
  let timer = 0;
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true, capture: true };
  window.navigation?.addEventListener(
    'navigate',
    ({ destination, downloadRequest }) => {
      if (destination.sameDocument || downloadRequest !== null) return;
      // The request is sent first.
      timer = window.setTimeout(() => {
        leave();
        isDone = true;
      });
    },
    options,
  );
  for (const action of ['scroll', 'pointerdown', 'keydown', 'pagehide'])
    window.addEventListener(
      action,
      () => {
        if (action === 'pagehide') {
          clearTimeout(timer);
          if (!isDone) leave();
        }
        isDone = false;
      },
      options,
    );
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
