import { formatTelHref, PHONE_LINKS } from '@vvoz/catalogue/words/phoneLink';
import { isNumber, readNumber, writeLike } from './replaceNumber.ts';

function* listTexts(link: Element): Iterable<Text> {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/**
 * Replaces the operator's own number with the one that call tracking has assigned to this visitor, in every link that dials
 * it. Other numbers are unchanged.
 * @param own the operator's number as the page shows it
 */
export function createCallTracking(own: string) {
  const ownHref = formatTelHref(own);
  let href = ownHref;
  let undo: (() => void)[] = [];

  const replace = () => {
    if (href === ownHref) return;
    for (const link of document.querySelectorAll(PHONE_LINKS)) {
      if (link.getAttribute('href') !== ownHref) continue;
      link.setAttribute('href', href);
      undo.push(() => link.setAttribute('href', ownHref));
      for (const text of listTexts(link)) {
        const { data } = text;
        if (!isNumber(data, own)) continue;
        text.data = writeLike(data, href);
        undo.push(() => (text.data = data));
      }
    }
  };
  const restore = () => {
    for (const step of undo) step();
    undo = [];
  };
  return {
    /** Shows another number. A text that is not a number is ignored. */
    show: (tel: string): void => {
      const next = readNumber(tel);
      if (next === undefined) return;
      restore();
      href = next;
      replace();
    },
    /** Replaces the number in links that were added since. */
    renew: replace,
    /** Call on a new page. Restores the operator's own number everywhere, then shows the visitor's number on this page. */
    reset: (): void => {
      restore();
      replace();
    },
  };
}
