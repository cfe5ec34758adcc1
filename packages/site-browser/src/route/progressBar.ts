import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '../page/limits.ts';
import * as css from './progressBar.css.ts';

const BUSY = '[aria-busy="true"]';

/**
 * Shows a bar at the top of the window while a document or a part of this one loads for longer than PROGRESS_THROTTLE_MS.
 * Decoration only: the part that loads has `aria-busy`. The bar ends after PROGRESS_DURATION_MS, because some responses,
 * such as a file, do not replace the page.
 */
export function startProgressBar(): void {
  const bar = document.createElement('div');
  bar.className = css.bar;
  bar.ariaHidden = 'true';
  bar.dataset['progress'] = '';
  let timer = 0;
  let isLeaving = false;
  const hide = () => {
    clearTimeout(timer);
    timer = 0;
    isLeaving = false;
    bar.remove();
  };
  const show = () => {
    if (timer !== 0) return;
    timer = window.setTimeout(() => {
      document.body.append(bar);
      timer = window.setTimeout(hide, PROGRESS_DURATION_MS);
    }, PROGRESS_THROTTLE_MS);
  };
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (destination.sameDocument || downloadRequest !== null) return;
    isLeaving = true;
    show();
  });
  window.addEventListener('pagehide', hide);
  new MutationObserver(() => {
    if (document.querySelector(BUSY)) show();
    else if (!isLeaving) hide();
    // A busy part may also be removed, like a form that has been sent.
  }).observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
}
