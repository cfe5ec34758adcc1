import { FILES_PATH } from '@vvoz/api/content/companySchemas';
import { buildContentIndex, type ContentIndex } from './ContentIndex.ts';
import type { Problem } from './files/problem.ts';
import type { ContentFolder } from './files/readContentFolder.ts';
import { findPage } from './findPage.ts';

/** Texts are shown on the main site. */
const HOST = 'main';
/** Addresses of the sites that no content describes: lots, links for sharing, pictures, what a device keeps. */
const OTHER_PAGES = /^\/(?:(?:cars|s|pictures)\/|(?:izbrannoe|sravnenie)$)/;
const SCHEMES = { link: /^(?:https?:\/\/[^/]|mailto:|tel:)/i, picture: /^https?:\/\/[^/]/i } as const;

/** True if the path is a page, or the choice of a brand and model below a catalogue page. */
function isPage(index: ContentIndex, path: string): boolean {
  if (path === '/' || OTHER_PAGES.test(path) || findPage(index, HOST, path)) return true;
  return [...index.pages.values()].some(
    (page) => page.type !== '' && page.path !== '/' && path.startsWith(`${page.path}/`),
  );
}

function describeFault(index: ContentIndex, address: string, isPicture: boolean): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  if (path.startsWith(FILES_PATH))
    return index.files.has(path.slice(FILES_PATH.length)) ? undefined : 'is not in the folder files: add it';
  if (SCHEMES[isPicture ? 'picture' : 'link'].test(address)) return undefined;
  if (isPicture)
    return path.startsWith('/pictures/')
      ? undefined
      : `cannot be shown: write ${FILES_PATH}NAME or https://…`;
  if (path === '' && address.startsWith('#')) return undefined;
  if (!/^\/(?!\/)/.test(path)) return 'is not an address: it must begin with / or https://';
  return isPage(index, path) ? undefined : 'leads to no page of the main site';
}

/** Lists the links and pictures of the texts that lead nowhere. Pages of other sites are not requested. */
export function findBrokenLinks({ entries, documents, links }: ContentFolder): readonly Problem[] {
  const store = <T extends { readonly body: unknown }>(row: T) => ({
    ...row,
    source: 'files',
    body: JSON.stringify(row.body),
  });
  const index = buildContentIndex('0', entries.map(store), documents.map(store));
  if (!index) return [];
  return links.flatMap(({ file, line, address, isPicture }) => {
    const fault = describeFault(index, address, isPicture);
    return fault === undefined
      ? []
      : [{ file, line, message: `the ${isPicture ? 'picture' : 'link'} ${address} ${fault}` }];
  });
}
