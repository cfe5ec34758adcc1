import type { ReactNode } from 'react';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { buildBreadcrumbs, type Crumb } from '@vvoz/seo/jsonLd/breadcrumbs';
import type { JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';
import type { Storefront } from '../data/createStorefront.ts';
import { isSharedText } from '../address/sharedTexts.ts';
import { makePageHead, type PageDescription, type PageHead } from './head/pageHead.ts';
import { listRecordCrumbs } from './listRecordCrumbs.ts';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The address of a page with its record. */
export interface PageRequest {
  readonly record: PageRecord;
  /** Path of the record on this host, in lower case: `/informacziya/tamozhnya`. */
  readonly path: string;
  /** Segments after `path`, as in the address. Only catalogues have them: brand, model, body code. */
  readonly segments: readonly string[];
  readonly search: SearchParams;
}

/** A page that is ready to be rendered. */
export interface OpenedPage {
  readonly head: PageHead;
  /** Its data for search engines, the breadcrumbs first. */
  readonly things: readonly JsonLdThing[];
  readonly render: () => ReactNode;
}

/** Renders the pages whose records name one of its templates. */
export interface PageTemplate {
  /** Names of templates in page records. */
  readonly names: readonly string[];
  /** Loads a page; undefined when the address does not exist. Throws ApiError. */
  readonly open: (storefront: Storefront, request: PageRequest) => Promise<OpenedPage | undefined>;
}

interface PageTemplateParts<Loaded> {
  readonly names: readonly string[];
  /** Loads all data of a page; undefined when the address does not exist (404). Throws ApiError. */
  readonly load: (storefront: Storefront, request: PageRequest) => Promise<Loaded | undefined>;
  readonly describe: (loaded: Loaded, request: PageRequest, storefront: Storefront) => PageDescription;
  /** Breadcrumbs of the page; by default those of its record. */
  readonly listCrumbs?: (loaded: Loaded, request: PageRequest) => readonly Crumb[];
  /** What else search engines read about the page. */
  readonly listThings?: (
    loaded: Loaded,
    request: PageRequest,
    storefront: Storefront,
  ) => readonly JsonLdThing[];
  readonly render: (loaded: Loaded, request: PageRequest, storefront: Storefront) => ReactNode;
}

/** The canonical address of a text that is the same on every host is that of the main host. */
const placeState = (
  description: PageDescription,
  { record }: PageRequest,
  { formatPlace }: Pick<Storefront, 'formatPlace'>,
): PageDescription =>
  description.state.kind === 'text' && isSharedText(record.template)
    ? {
        ...description,
        state: { ...description.state, path: formatPlace({ host: 'main', path: description.state.path }) },
      }
    : description;

/** Defines a page template from the functions that load, describe and render its data. */
export const definePageTemplate = <Loaded extends object>({
  names,
  load,
  describe,
  listCrumbs = (_, { record }) => listRecordCrumbs(record),
  listThings = () => [],
  render,
}: PageTemplateParts<Loaded>): PageTemplate => ({
  names,
  open: async (storefront, request) => {
    const loaded = await load(storefront, request);
    if (!loaded) return undefined;
    const description = placeState(describe(loaded, request, storefront), request, storefront);
    return {
      head: makePageHead(description, storefront.origin()),
      things: [
        ...buildBreadcrumbs(listCrumbs(loaded, request), storefront.origin()),
        ...listThings(loaded, request, storefront),
      ],
      render: () => render(loaded, request, storefront),
    };
  },
});
