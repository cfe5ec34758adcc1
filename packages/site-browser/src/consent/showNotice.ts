import { createElement } from 'react';
import { ConsentNotice } from '@vvoz/ui/visitor/ConsentNotice/ConsentNotice.tsx';
import { createPageRoot } from '../page/createPageRoot.ts';
import { saveConsent } from './consent.ts';
import { keepPageClear } from './keepPageClear.ts';

export interface NoticeOptions {
  /** Names of the services that are switched on. */
  readonly counters: readonly string[];
  readonly chat: string | undefined;
  /** Whether a consent also lets the site measure its speed. */
  readonly measuresSpeed: boolean;
  readonly policyHref: string;
  /** The element that opened the notice. It gets the focus back. Without it the notice takes no focus. */
  readonly opener: HTMLElement | undefined;
}

/** Shows the notice, first in the focus order. Returns a function that removes it. */
export function showNotice({ opener, ...shown }: NoticeOptions): () => void {
  const root = createPageRoot((element) => document.body.prepend(element));
  let stop: (() => void) | undefined;
  const ref = (strip: HTMLElement | null) => {
    if (!strip || stop) return;
    stop = keepPageClear(strip);
    if (opener) strip.focus({ preventScroll: true });
  };
  root.render(createElement(ConsentNotice, { ...shown, onChoose: saveConsent, ref }));
  return () => {
    stop?.();
    root.remove();
    opener?.focus({ preventScroll: true });
  };
}
