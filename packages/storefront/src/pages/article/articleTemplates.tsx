import type { ReactNode } from 'react';
import type { Entry, PageRecord } from '@vvoz/api/content/contentSchemas';
import { definePageTemplate } from '../pageTemplate.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { VideoPage } from './VideoPage.tsx';

/** A page that shows the entry of its record; 404 without one. */
const defineEntryTemplate = (
  names: readonly string[],
  Page: (props: { record: PageRecord; entry: Entry }) => ReactNode,
) =>
  definePageTemplate<Entry>({
    names,
    load: async (_storefront, { record }) => record.entry,
    describe: ({ excerpt }, { record, path }) => ({
      title: record.title,
      description: excerpt,
      alternates: { canonical: path },
    }),
    render: (entry, { record }) => <Page record={record} entry={entry} />,
  });

/** Articles, news and instructions. */
export const articleTemplate = defineEntryTemplate(['article'], ArticlePage);

export const videoTemplate = defineEntryTemplate(['video-entry'], VideoPage);

/** Legal texts. */
export const documentTemplate = defineEntryTemplate(['document', 'privacy-policy'], DocumentPage);
