import { formatLotName } from '@vvoz/catalogue/lots/lotText';
import { formatLeadNumber, LEAD_NUMBER } from '@vvoz/catalogue/words/leadNumber';
import { formatSentAt } from '@vvoz/site-browser/leads/formatSentAt.ts';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import type { LeadReference } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Storefront } from '../../data/createStorefront.ts';
import type { SearchParams } from '../../model/lotChoice.ts';

const VLADIVOSTOK_MINUTES = 600;

/**
 * Formats the address of the confirmation of a form that was sent without scripts. It has the number, the time and the key of
 * the lot, and no text, so that nobody can write words onto the page.
 */
export function formatSentHref(key: string, at: Date, lot: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams({ state: 'sent', n: formatLeadNumber(key), at: String(at.getTime()) });
  const { type, id } = lot;
  if (typeof type === 'string' && typeof id === 'string') query.set('lot', `${type}/${id}`);
  return `${REQUEST_PAGE_PATH}?${query}`;
}

const readText = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** Reads what `formatSentHref` has written; undefined without a valid number and time. A lot that is gone has no name. */
export async function readSentReference(
  { data }: { readonly data: Pick<Storefront['data'], 'getLot'> },
  search: SearchParams,
): Promise<LeadReference | undefined> {
  const number = readText(search['n']);
  const at = new Date(Number(readText(search['at']) || Number.NaN));
  if (!LEAD_NUMBER.test(number) || Number.isNaN(at.getTime())) return undefined;
  const [type = '', ...id] = readText(search['lot']).split('/');
  const lot =
    id.length === 0
      ? undefined
      : await withFallback('lot of a sent request', data.getLot(type, id.join('/')), undefined);
  return {
    number,
    time: `${formatSentAt(at, VLADIVOSTOK_MINUTES)} по Владивостоку`,
    about:
      lot &&
      [formatLotName(lot), lot.kuzov, lot.year, lot.lotNumber && `лот ${lot.lotNumber}`]
        .filter(Boolean)
        .join(' '),
  };
}
