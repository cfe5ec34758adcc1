import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { isCurrency, type Currency } from '@vvoz/catalogue/words/currencies';
import type { SalesSummary } from '@vvoz/api/v2/salesSchemas';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { isAbsent } from './isAbsent.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** For how much the lots of a query went in the last twelve months. */
export interface Sales extends Omit<SalesSummary, 'currency'> {
  readonly currency: Currency;
}

/**
 * Creates the getter of the results of a catalogue of sold lots. They depend on the filters alone. Undefined for other
 * catalogues, on failure, and with a backend that has no such call.
 */
export function createSales(backend: () => Backend) {
  const sales = createMemo<{ readonly found: Sales | undefined }>({
    ...LIFETIMES.sums,
    max: 1000,
    maxMib: 4,
  });
  async function load(template: Template, query: CatalogueQuery): Promise<{ found: Sales | undefined }> {
    try {
      const { currency, ...summary } = await backend().catalogue(template).sales(query);
      const code = currency.toLowerCase();
      return { found: isCurrency(code) ? { ...summary, currency: code } : undefined };
    } catch (error) {
      if (isAbsent(error)) return { found: undefined };
      throw error;
    }
  }
  return async (template: Template, { lists, ranges, texts }: CatalogueQuery): Promise<Sales | undefined> => {
    if (template.group !== 'stats') return undefined;
    const query: CatalogueQuery = { ...EMPTY_QUERY, lists, ranges, texts };
    const key = `${template.name}?${formatCatalogueUrl(query)}`;
    return withFallback(
      'results of auctions',
      sales(key, () => load(template, query)).then(({ value }) => value.found),
      undefined,
    );
  };
}
