import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { UnderstandContext } from '../phraseTypes.ts';
import { understand } from '../understand.ts';
import { dictionary } from './demoDictionary.ts';

/** A Tuesday in Japan. */
export const NOW = new Date('2026-11-24T05:00:00Z');

/** Understands a text; returns the catalogue address (decoded, lists sorted) and the words left over. */
export function understandAddress(
  text: string,
  context: Partial<UnderstandContext> = {},
): { readonly address: string; readonly rest: string } {
  const { query, rest } = understand(text, dictionary, { now: NOW, ...context });
  const lists = Object.fromEntries(
    Object.entries(query.lists ?? {}).map(([key, values]) => [key, values?.toSorted()]),
  );
  const address = formatCatalogueUrl(applyPatch(EMPTY_QUERY, { ...query, lists }));
  return { address: decodeURIComponent(address), rest: rest.join(' ') };
}
