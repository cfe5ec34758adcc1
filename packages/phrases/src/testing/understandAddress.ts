import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { UnderstandContext } from '../phraseTypes.ts';
import { understand } from '../understand.ts';
import { dictionary } from './demoDictionary.ts';

/** A Tuesday in Japan. */
export const NOW = new Date('2026-11-24T05:00:00Z');

/** What a text comes to: the address it leads to, in readable letters and with sorted lists, and what is left. */
export function said(
  text: string,
  context: Partial<UnderstandContext> = {},
): { readonly address: string; readonly rest: string } {
  const { query, rest } = understand(text, dictionary, { now: NOW, ...context });
  const lists = Object.fromEntries(
    Object.entries(query.lists ?? {}).map(([key, values]) => [key, values?.toSorted()]),
  );
  const address = formatCatalogUrl(applyPatch(EMPTY_QUERY, { ...query, lists }));
  return { address: decodeURIComponent(address), rest: rest.join(' ') };
}
