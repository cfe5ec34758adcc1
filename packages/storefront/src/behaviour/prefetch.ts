import { FETCH_MIN_DELAY_MS } from './limits.ts';

/** What a browser reports about the visitor's connection; Safari and Firefox report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False on 2g and with data saver. */
export const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g');

/** Finds the document that a link leads to; undefined for other hosts, files, fragments and the page itself. */
function findDocument(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  if (link.relList.contains('nofollow') || /^\/(?:api|pictures)\/|\.\w+$/.test(link.pathname))
    return undefined;
  const url = link.href.split('#', 1)[0];
  return url === location.href.split('#', 1)[0] ? undefined : url;
}

/** Adds a speculation rule, the only way to prefetch a document whose server requires revalidation. */
function addRule(url: string): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.text = JSON.stringify({ prefetch: [{ source: 'list', urls: [url], eagerness: 'immediate' }] });
  document.head.append(script);
}

/** Prefetches the document of a link when the pointer rests on it or a finger touches it. */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const fetchAhead = (url: string) => {
    const { connection } = navigator as { connection?: Connection };
    if (fetched.has(url) || !allowsPrefetch(connection)) return;
    fetched.add(url);
    addRule(url);
  };
  let timer = 0;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const url = pointerType === 'mouse' ? findDocument(target) : undefined;
    if (url) timer = window.setTimeout(() => fetchAhead(url), FETCH_MIN_DELAY_MS);
  });
  const options = { passive: true };
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const url = findDocument(target);
      if (url) fetchAhead(url);
    },
    options,
  );
}
