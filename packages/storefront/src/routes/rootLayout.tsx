import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { formatDocumentTitle } from '@vvoz/seo/catalogTitle';
import type { Storefront } from '../createStorefront.ts';
import { RootDocument } from '../shell/RootDocument.tsx';

/** Creates the root layout of a host with its metadata. The layout file must import styles.ts and the theme first. */
export function createRootLayout({
  data,
  site,
  siteName,
  description,
}: Pick<Storefront, 'data' | 'site' | 'siteName' | 'description'>) {
  const metadata: Metadata = {
    title: { default: siteName, template: formatDocumentTitle('%s', siteName) },
    description,
  };
  return {
    metadata,
    RootLayout: async ({ children }: { children: ReactNode }) => (
      <RootDocument site={site()} contacts={await data.getContacts()}>
        {children}
      </RootDocument>
    ),
  };
}
