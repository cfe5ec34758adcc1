/**
 * Calls `leave` when the visitor leaves the document: at once when a link is followed, while the layout is up to date. The
 * browser raises `pagehide` between the two documents: whoever measures there can make it lay out the old one again before
 * it shows the new one. So `leave` is called there only if the visitor did something after following the link, or left in
 * another way.
 * @returns the function that stops it
 */
export function onLeave(leave: () => void): () => void {
  let isDone = false;
  const forget = () => {
    isDone = false;
  };
  const follow = ({ destination, downloadRequest }: NavigateEvent) => {
    if (destination.sameDocument || downloadRequest !== null) return;
    leave();
    isDone = true;
  };
  const hide = () => {
    if (!isDone) leave();
    forget();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.navigation?.addEventListener('navigate', follow, { signal });
  for (const action of ['scroll', 'pointerdown', 'keydown'])
    window.addEventListener(action, forget, { signal, passive: true, capture: true });
  window.addEventListener('pagehide', hide, { signal });
  return () => stop.abort();
}
