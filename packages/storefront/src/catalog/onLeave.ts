/**
 * Calls `leave` when the visitor leaves the document: at once when a link is followed, while the layout is up to date. The
 * browser raises `pagehide` between the two documents: whoever measures there can make it lay out the old one again before
 * it shows the new one. So `leave` is called there only if the visitor did something after following the link, or left in
 * another way.
 * @returns the function that stops it
 */
export function onLeave(leave: () => void): () => void {
  let isDone = false;
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true, capture: true };
  window.navigation?.addEventListener(
    'navigate',
    ({ destination, downloadRequest }) => {
      if (destination.sameDocument || downloadRequest !== null) return;
      leave();
      isDone = true;
    },
    options,
  );
  for (const action of ['scroll', 'pointerdown', 'keydown', 'pagehide'])
    window.addEventListener(
      action,
      () => {
        if (action === 'pagehide' && !isDone) leave();
        isDone = false;
      },
      options,
    );
  return () => stop.abort();
}
