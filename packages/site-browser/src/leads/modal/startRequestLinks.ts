import { isPlainClick } from '@vvoz/ui/primitives/browser/isPlainClick.ts';
import { reportBug } from '../../page/outage.ts';
import { REQUEST_ANCHOR, REQUEST_PAGE_PATH } from '../leadPaths.ts';

/** Links to the request form, wherever it is. */
const LINKS = `a[href="#${REQUEST_ANCHOR}"], a[href="${REQUEST_PAGE_PATH}"]`;

/**
 * Makes links to the request form lead to the form of this page, or open a dialog when the page has none. The dialog loads on
 * the first press. Without this script the links lead to a page.
 */
export function startRequestLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest(LINKS)) return;
    // The browser itself follows a link to a fragment that this page has.
    if (document.getElementById(REQUEST_ANCHOR)) {
      if (event.target.closest(`a[href="${REQUEST_PAGE_PATH}"]`)) {
        event.preventDefault();
        location.hash = REQUEST_ANCHOR;
      }
      return;
    }
    event.preventDefault();
    import('./openRequestDialog.tsx')
      .then(({ openRequestDialog }) => openRequestDialog())
      .catch((error: unknown) => {
        reportBug(error);
        location.assign(REQUEST_PAGE_PATH);
      });
  });
}
