import { readStoredPage } from '../page/storePage.ts';

/** Why the address changed. */
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
  /** Address of the page before this one; '' when unknown. */
  readonly before: string;
  readonly cause: RouteCause;
}

const EVENT = 'routeChange';

/** Calls the subscriber after every change of route from now on. Returns a stop function. */
export function onRouteChange(subscriber: (change: RouteChange) => void): () => void {
  const listener = (event: Event) => subscriber((event as CustomEvent<RouteChange>).detail);
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

/**
 * Reads the address of the previous page. Before a restored document another document was on screen, and the tab has
 * stored its address.
 */
function readBefore(cause: RouteCause, url: string | undefined): string {
  if (cause === 'load') return document.referrer;
  return (cause === 'restore' ? readStoredPage() : url) ?? '';
}

const readUrl = (): string => location.href.split('#', 1)[0] ?? '';

/**
 * Raises the event of a route change: at once for the loaded document, later for documents from the back/forward cache,
 * history steps and addresses that the page sets. A history entry at the same address, such as an overlay's, raises none.
 */
export function watchRoutes(): void {
  let url: string | undefined;
  const raise = (cause: RouteCause) => {
    const before = readBefore(cause, url);
    url = readUrl();
    window.dispatchEvent(new CustomEvent<RouteChange>(EVENT, { detail: { url, before, cause } }));
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) raise('restore');
  });
  const raiseIfChanged = (cause: RouteCause) => {
    if (readUrl() !== url) raise(cause);
  };
  const { navigation } = window;
  if (navigation)
    navigation.addEventListener('currententrychange', ({ navigationType }) =>
      raiseIfChanged(navigationType === 'traverse' ? 'history' : 'address'),
    );
  else watchHistory(raiseIfChanged);
  raise('load');
}

/** For browsers without the Navigation API. They have no event for new history entries, so this wraps the methods. */
function watchHistory(raiseIfChanged: (cause: RouteCause) => void): void {
  // Capture comes before the listeners of a catalogue page, which stop some of these events.
  window.addEventListener('popstate', () => raiseIfChanged('history'), { capture: true });
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...entry) => {
      change(...entry);
      raiseIfChanged('address');
    };
  }
}
