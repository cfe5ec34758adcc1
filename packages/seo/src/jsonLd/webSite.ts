import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { formatCompanyId } from './company.ts';

/**
 * Builds the site of a host.
 * @param searchPath path of the search by words, which takes the phrase as `q`
 */
export function buildWebSite(name: string, origin: string, searchPath: string | undefined) {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?q={phrase}` },
    'query-input': 'required name=phrase',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name,
    inLanguage: 'ru',
    publisher: { '@id': formatCompanyId(origin) },
    ...(searchPath === undefined ? {} : { potentialAction: search }),
  } satisfies WebSite;
}
