import type { ReactNode } from 'react';
import type { Entry, PageRecord } from '@vvoz/api/content/contentSchemas';
import { definePageTemplate } from '../pageTemplate.ts';

/** A page that shows the entry of its record; 404 without one. */
export const defineEntryTemplate = (
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
