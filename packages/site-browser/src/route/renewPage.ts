import { FORM_ID } from '@vvoz/ui/filters/model/ids.ts';
import { fromNetwork, Outage } from '../page/fetchJson.ts';
import { isOutage } from '../page/outage.ts';
import { warn } from '../page/warn.ts';

/** True when the page shows lots. An interactive list, which has a filter form, renews its lots itself. */
const showsLots = (): boolean =>
  document.getElementById(FORM_ID) === null &&
  (location.pathname.startsWith('/cars/') || document.querySelector('[data-lot]') !== null);

/** True when a reload would lose what the visitor has typed into a form that is posted. */
const hasInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('form[method="post"] :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Loads the main part of this page's HTML. The rest differs between two answers: the order of tags and rows that the
 * framework writes. Throws Outage when there is no page.
 */
async function fetchMain(cache: RequestCache): Promise<string> {
  const response = await fromNetwork(fetch(location.href, { cache }));
  if (!response.ok) throw new Outage(`status ${response.status}`);
  const html = await fromNetwork(response.text());
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}

/**
 * Compares a page with lots that the browser has kept with the current one, and reloads it if they differ. Without an answer
 * the kept page stays. Does nothing while a form has input.
 */
export async function renewPage(): Promise<void> {
  if (!showsLots() || hasInput()) return;
  try {
    const kept = await fetchMain('force-cache');
    if (kept !== (await fetchMain('no-cache')) && !hasInput()) location.reload();
  } catch (error) {
    if (isOutage(error)) warn('The page was not renewed:', error);
    else reportError(error);
  }
}
