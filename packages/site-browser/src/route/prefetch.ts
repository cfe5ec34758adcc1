import { LOT_AGES } from '@vvoz/api/headers/lotAges';
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

/**
 * Adds a speculation rule, the only way to load a document ahead whose server requires revalidation. Returns the rule's
 * element; without it the browser drops the document.
 */
function addRule(action: 'prefetch' | 'prerender', url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.text = JSON.stringify({ [action]: [{ source: 'list', urls: [url], eagerness: 'immediate' }] });
  document.head.append(script);
  return script;
}

/** True for pages of lots: they run nothing before the visitor sees them (`waitUntilShown`). */
const mayPrerender = (url: string): boolean => new URL(url).pathname.startsWith('/cars/');

/**
 * Prefetches the document of a link when the mouse rests on it or a finger touches it. Prerenders a lot when the mouse button
 * goes down, because the click follows a tenth of a second later. A touch only prefetches: it may begin a scroll. What is
 * not opened in time is dropped, because its prices get old.
 */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = new Set<string>();
  const prepare = (action: 'prefetch' | 'prerender', url: string) => {
    const { connection } = navigator as { connection?: Connection };
    const rule = `${action} ${url}`;
    if (rules.has(rule) || !allowsPrefetch(connection)) return;
    rules.add(rule);
    const script = addRule(action, url);
    window.setTimeout(() => {
      rules.delete(rule);
      script.remove();
    }, LOT_AGES.keptPage * 1000);
  };
  let timer = 0;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const url = pointerType === 'mouse' ? findDocument(target) : undefined;
    if (url) timer = window.setTimeout(() => prepare('prefetch', url), FETCH_MIN_DELAY_MS);
  });
  document.addEventListener('pointerdown', ({ target, pointerType, button }) => {
    const url = pointerType === 'mouse' && button === 0 ? findDocument(target) : undefined;
    if (url && mayPrerender(url)) prepare('prerender', url);
  });
  const options = { passive: true };
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const url = findDocument(target);
      if (url) prepare('prefetch', url);
    },
    options,
  );
}
