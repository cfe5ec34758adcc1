import { isPlainClick } from '@vvoz/ui/primitives/browser/isPlainClick.ts';
import { readPageRequest } from './readPageRequest.ts';
import { reportBug } from '../../page/outage.ts';
import { REQUEST_ANCHOR, REQUEST_PAGE_PATH } from '../leadPaths.ts';

/** Links to the request form, wherever it is. */
const LINKS = `a[href="#${REQUEST_ANCHOR}"], a[href="${REQUEST_PAGE_PATH}"]`;

/**
 * Makes links to the request form lead to the form of this page, or open a dialog when the page has none. The link of the bar
 * at the bottom opens a dialog too, with what the page's form is about: the form may be many screens away. The dialog loads on
 * the first press. Without this script the links lead to a page.
 */
export function startRequestLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(LINKS);
    if (!link) return;
    const isFromBar = event.target.closest('[data-bottom-bar]') !== null;
    const request = isFromBar ? readPageRequest() : undefined;
    const ownForm = document.getElementById(REQUEST_ANCHOR);
    // The menu of an error screen opens the dialog (specification, section 2): the page is not what the visitor wanted.
    const isAway =
      ownForm?.querySelector('input[name="type"][value="error"]') && !event.target.closest('main');
    // The browser itself follows a link to a fragment that this page has.
    if (ownForm && !request && !isAway) {
      if (link.pathname === REQUEST_PAGE_PATH) {
        event.preventDefault();
        location.hash = REQUEST_ANCHOR;
      }
      return;
    }
    event.preventDefault();
    import('./openRequestDialog.tsx')
      .then(({ openRequestDialog }) => openRequestDialog(request, link.dataset['request']))
      .catch((error: unknown) => {
        reportBug(error);
        location.assign(REQUEST_PAGE_PATH);
      });
  });
}
