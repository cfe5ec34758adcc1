import type { ReactNode } from 'react';
import type { Entry, PageRecord } from '@vvoz/api/content/contentSchemas';
import { describeDocument, describeEntry, formatEntryTitle } from '@vvoz/seo/texts/describeEntry';
import type { JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';
import type { Storefront } from '../../../data/createStorefront.ts';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { createShareTags, formatCardHref, shareText } from '../../../shell/head/share.ts';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';

export interface EntryPageProps {
  readonly record: PageRecord;
  readonly entry: Entry;
  /** For the request form; absent when the operator's consent text is not known. */
  readonly leadOptions?: LeadOptions | undefined;
}

/** An entry with the path of its share card, the one picture that every entry has. */
export type PicturedEntry = Entry & { readonly picture: string };

/** Defines the template of pages that show the entry of their record; 404 without an entry. */
export const defineEntryTemplate = (
  names: readonly string[],
  Page: (props: EntryPageProps) => ReactNode,
  listThings: (
    entry: PicturedEntry,
    storefront: Pick<Storefront, 'siteName' | 'origin'>,
  ) => readonly JsonLdThing[] = () => [],
) =>
  definePageTemplate<Omit<EntryPageProps, 'record'>>({
    names,
    load: async ({ data }, { record: { entry } }) =>
      entry && { entry, leadOptions: await data.getLeadOptions() },
    describe: ({ entry }, { record, path }, storefront) => {
      const { title } = record;
      const shared = shareText(path, record);
      return {
        title: formatEntryTitle({ ...entry, title }),
        description:
          entry.kind === 'documents' ? describeDocument({ ...entry, title }) : describeEntry(entry),
        state: { kind: 'text', path },
        tags: shared && createShareTags(storefront, shared, { type: 'article' }),
      };
    },
    listThings: ({ entry }, { record, path }, storefront) => {
      const shared = shareText(path, record);
      return shared
        ? listThings({ ...entry, picture: formatCardHref(storefront.host, shared) }, storefront)
        : [];
    },
    render: (loaded, { record }) => <Page record={record} {...loaded} />,
  });
