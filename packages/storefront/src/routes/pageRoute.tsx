import { headers } from 'next/headers';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { notFound } from 'next/navigation';
import { findPageKind } from '@vvoz/catalogue/templates/pageKinds';
import { splitPath, type SplitPath } from '../address/splitPath.ts';
import type { Storefront } from '../data/createStorefront.ts';
import { listSiteThings } from './listSiteThings.ts';
import { noteGuardedPage, notePageKind } from '@vvoz/site-server/exchange/exchange';
import type { OpenedPage, PageRequest, PageTemplate, SearchParams } from '../shell/pageTemplate.ts';
import { PageData } from '../shell/head/PageData.tsx';
import { passGuards } from '../address/robotGuards.ts';
import { orNotFound } from '../handlers/orNotFound.ts';

interface Props {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
  readonly searchParams: Promise<SearchParams>;
}

/**
 * Creates the route of pages that have a page record. The template that the record names renders the page.
 * @param templates the templates whose scripts and styles the route may load
 */
export function createPageRoute(storefront: Storefront, templates: readonly PageTemplate[]) {
  const { catalogues, data } = storefront;
  const bases = catalogues.all.map(({ path }) => path);

  /** True for the record of a landing. Only its texts are used (`loadOwnTexts`): the page is that of the catalogue. */
  const isOfLanding = ({ template }: PageRecord, split: SplitPath | undefined): boolean =>
    split !== undefined && split.segments.length > 0 && catalogues.find(template)?.path === split.base;

  /** Finds the record of the path, else that of the catalogue that the path begins with. */
  async function findRequest({ params, searchParams }: Props): Promise<PageRequest | undefined> {
    const path = `/${((await params).path ?? []).join('/')}`;
    const search = await searchParams;
    const own = await data.findPage(path);
    const split = splitPath(path, bases);
    if (own && !isOfLanding(own, split))
      return { record: own, path: path.toLowerCase(), segments: [], search };
    const record = split && (await data.findPage(split.base));
    return record && { record, path: split.base, segments: split.segments, search };
  }

  /** Throws when a guard of the record refuses the request or does not exist. */
  async function checkGuards({ path, record: { guards = [] } }: PageRequest): Promise<void> {
    if (guards.length === 0) return;
    noteGuardedPage();
    passGuards(guards, { path, userAgent: (await headers()).get('user-agent') ?? '' });
  }

  /** Calls `notFound` for an unknown path or template, or when the template finds nothing, such as an unknown set. */
  async function openPage(
    props: Props,
  ): Promise<OpenedPage & Pick<PageRequest, 'path' | 'segments'> & { readonly kind: string }> {
    const request = await findRequest(props);
    if (request) await checkGuards(request);
    const template = request && templates.find(({ names }) => names.includes(request.record.template));
    const page = request && template && (await orNotFound(template.open(storefront, request)));
    if (!request || !page) notFound();
    const kind = findPageKind(request.record.template);
    notePageKind(kind);
    return { ...page, kind, path: request.path, segments: request.segments };
  }

  return {
    Page: async (props: Props) => {
      const { head, kind, things, path, segments, render } = await openPage(props);
      const isFront = path === '/' && segments.length === 0;
      return (
        <>
          {render()}
          <PageData
            site={storefront}
            head={head}
            kind={kind}
            things={isFront ? [...(await listSiteThings(storefront)), ...things] : things}
          />
        </>
      );
    },
  };
}
