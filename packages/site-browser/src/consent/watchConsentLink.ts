import { CONSENT_LINK } from './consentLink.ts';
import type { NoticeOptions } from './showNotice.ts';

/** Shows and hides the notice. */
export interface NoticeControl {
  /** @param opener gets the focus back; without it the notice takes no focus */
  readonly show: (opener?: HTMLElement) => void;
  readonly hide: () => void;
}

/** Opens the notice again from the footer. Without JavaScript the link leads to the policy. */
export function watchConsentLink(offered: Omit<NoticeOptions, 'opener'>): NoticeControl {
  let hideShown: (() => void) | undefined;
  /** The last request for the notice, until it is hidden: its script may arrive after that, or after another request. */
  let wanted: object | undefined;
  const show = (opener?: HTMLElement) => {
    if (wanted) return;
    const own = {};
    wanted = own;
    import('./showNotice.ts')
      .then(({ showNotice }) => {
        if (wanted !== own) return;
        hideShown = showNotice({ ...offered, opener });
      })
      .catch((error: unknown) => {
        // The next press tries again.
        if (wanted === own) wanted = undefined;
        reportError(error);
      });
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(CONSENT_LINK) : null;
    if (!link) return;
    event.preventDefault();
    show(link);
  });
  return {
    show,
    hide: () => {
      wanted = undefined;
      hideShown?.();
      hideShown = undefined;
    },
  };
}
