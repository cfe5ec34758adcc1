/** Why the address on screen is another one. */
export type RouteCause =
  /** A document was loaded. */
  | 'load'
  /** The browser brought a document back from its back/forward cache. */
  | 'restore'
  /** Back or Forward within the document. */
  | 'history'
  /** The page itself changed the address: a choice of filters. */
  | 'address';

export interface RouteChange {
  /** The whole address, without its fragment. */
  readonly url: string;
  readonly cause: RouteCause;
}

const EVENT = 'routeChange';

/** Calls the subscriber after every change of route from now on. Returns a stop function. */
export function onRouteChange(subscriber: (change: RouteChange) => void): () => void {
  const listener = (event: Event) => subscriber((event as CustomEvent<RouteChange>).detail);
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

const readUrl = (): string => location.href.split('#', 1)[0] ?? '';

/**
 * Raises the one event of a route change: now, for the loaded document, and from then on for documents from the
 * back/forward cache, history steps and addresses that the page sets. Entries of an overlay at the same address are none.
 */
export function watchRoutes(): void {
  let url: string | undefined;
  const raise = (cause: RouteCause) => {
    url = readUrl();
    window.dispatchEvent(new CustomEvent<RouteChange>(EVENT, { detail: { url, cause } }));
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) raise('restore');
  });
  const look = (cause: RouteCause) => {
    if (readUrl() !== url) raise(cause);
  };
  const { navigation } = window;
  if (navigation)
    navigation.addEventListener('currententrychange', ({ navigationType }) =>
      look(navigationType === 'traverse' ? 'history' : 'address'),
    );
  else watchHistory(look);
  raise('load');
}

/** The same for browsers without the Navigation API: the history says nothing of new entries, so its methods do. */
function watchHistory(look: (cause: RouteCause) => void): void {
  // Before the listeners of a catalogue page, which keep some steps to themselves.
  window.addEventListener('popstate', () => look('history'), { capture: true });
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...entry) => {
      change(...entry);
      look('address');
    };
  }
}
