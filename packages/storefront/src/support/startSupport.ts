import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SupportButton, type SupportState } from '@vvoz/ui/visitor/SupportButton/SupportButton.tsx';
import { addToPage } from '../behaviour/addToPage.ts';
import { raiseGoal } from '../analytics/raiseGoal.ts';
import { readConsent } from '../consent/consent.ts';
import { liftAboveBar } from '../consent/liftAboveBar.ts';
import { formatTelHref } from '../shell/telHref.ts';

export interface SupportOptions {
  readonly tel: string;
  /** Loads and opens the chat. */
  readonly open: () => Promise<void>;
  /** Asks for the visitor's consent. */
  readonly ask: (opener: HTMLElement) => void;
}

/**
 * Shows the button of the support chat. A press asks for a consent first if there is none, and loads the chat. What is
 * returned is to be called after a consent: it opens the chat that was asked for.
 */
export function startSupport({ tel, open, ask }: SupportOptions): () => void {
  const place = document.createElement('div');
  // The button sticks within the page, not within its place.
  place.style.setProperty('display', 'contents');
  addToPage(place);
  const root = createRoot(place);
  let isWanted = false;
  let lift: (() => void) | undefined;
  const ref = (corner: HTMLElement | null) => {
    lift?.();
    lift = corner ? liftAboveBar(corner) : undefined;
  };

  const render = (state: SupportState) =>
    root.render(
      createElement(SupportButton, {
        state,
        phone: { label: tel, href: formatTelHref(tel) },
        onPress: press,
        ref,
      }),
    );
  const load = () => {
    isWanted = false;
    render('loading');
    raiseGoal('chat');
    open().then(
      // From now on the chat has its own button.
      () => root.unmount(),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- the only log that a browser has
        console.warn('The support chat does not work:', error);
        render('failed');
      },
    );
  };
  const press = (button: HTMLElement) => {
    if (readConsent() === 'all') return load();
    isWanted = true;
    ask(button);
  };
  render('ready');
  return () => {
    if (isWanted) load();
  };
}
