import { LOT_AGES } from '@vvoz/api/headers/lotAges';
import { FETCH_MIN_DELAY_MS } from '../page/limits.ts';
import { AHEAD, SPECULATION_RULES } from './speculationRules.ts';

/** What a browser reports about the visitor's connection; Safari and Firefox report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False on 2g and with data saver. */
export const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g');

/** The query of our own entrances to coming lots: nothing but the order, which robots need not follow. */
const ORDER_ONLY = /^\?order_by=\w+$/;

/** Finds the link to a document; undefined for other hosts, files, fragments, filters and the page itself. */
function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  if (/^\/(?:api|pictures)\/|\.\w+$/.test(link.pathname)) return undefined;
  if (link.relList.contains('nofollow') && !ORDER_ONLY.test(link.search)) return undefined;
  return link.href.split('#', 1)[0] === location.href.split('#', 1)[0] ? undefined : link;
}

/** Adds the speculation rules to the page. */
function addRules(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = SPECULATION_RULES;
  document.head.append(script);
}

/** True for pages of lots: they run nothing before the visitor sees them (`waitUntilShown`). */
const mayPrerender = ({ pathname }: HTMLAnchorElement): boolean => pathname.startsWith('/cars/');

/**
 * Prefetches the document of a link when the mouse rests on it or a finger touches it. Prerenders a lot when the mouse button
 * goes down, because the click follows a tenth of a second later. A touch only prefetches: it may begin a scroll. What is
 * not opened in time is dropped, because its prices get old.
 */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  addRules();
  const prepare = (action: keyof typeof AHEAD, link: HTMLAnchorElement) => {
    const { connection } = navigator as { connection?: Connection };
    if (link.hasAttribute(AHEAD[action]) || !allowsPrefetch(connection)) return;
    link.setAttribute(AHEAD[action], '');
    window.setTimeout(() => link.removeAttribute(AHEAD[action]), LOT_AGES.restoredPage * 1000);
  };
  let timer = 0;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const link = pointerType === 'mouse' ? findLink(target) : undefined;
    if (link) timer = window.setTimeout(() => prepare('prefetch', link), FETCH_MIN_DELAY_MS);
  });
  document.addEventListener('pointerdown', ({ target, pointerType, button }) => {
    const link = pointerType === 'mouse' && button === 0 ? findLink(target) : undefined;
    if (link && mayPrerender(link)) prepare('prerender', link);
  });
  const options = { passive: true };
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const link = findLink(target);
      if (link) prepare('prefetch', link);
    },
    options,
  );
}
