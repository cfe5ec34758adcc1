import { createElement } from 'react';
import { SupportButton, type SupportState } from '@vvoz/ui/visitor/SupportButton/SupportButton.tsx';
import { raiseGoal } from '../services/raiseGoal.ts';
import { addToPage } from '../page/addToPage.ts';
import { createPageRoot } from '../page/createPageRoot.ts';
import { warn } from '../page/warn.ts';
import { readConsent } from '../consent/consent.ts';
import { liftAboveBar } from '../consent/liftAboveBar.ts';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';

export interface SupportOptions {
  readonly tel: string;
  /** Loads and opens the chat. */
  readonly open: () => Promise<void>;
  /** Asks for the visitor's consent. */
  readonly ask: (opener: HTMLElement) => void;
}

/**
 * Shows the button of the support chat. A press asks for a consent first if there is none, and loads the chat. Returns a
 * function to call after a consent: it opens the chat if the visitor has pressed the button.
 */
export function startSupport({ tel, open, ask }: SupportOptions): () => void {
  const root = createPageRoot((element) => {
    // The button sticks within the page, not within this element.
    element.style.setProperty('display', 'contents');
    addToPage(element);
  });
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
        phone: createPhoneLink(tel),
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
      root.remove,
      (error: unknown) => {
        warn('The support chat does not work:', error);
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
