import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { formatDocumentTitle } from '@vvoz/seo/documentTitle';
import type { Storefront } from '../createStorefront.ts';
import { createPlainTags } from '../share/plainTags.ts';
import { RootDocument } from '../shell/RootDocument.tsx';

/** Creates the root layout of a host with its metadata. The layout file imports the style sheet of its theme. */
export function createRootLayout({
  data,
  site,
  siteName,
  description,
  origin,
  host,
}: Pick<Storefront, 'data' | 'site' | 'siteName' | 'description' | 'origin' | 'host'>) {
  return {
    // The host's address is known at run time only.
    generateMetadata: (): Metadata => ({
      metadataBase: new URL(origin()),
      title: { default: siteName, template: formatDocumentTitle('%s', siteName) },
      description,
      // For pages without their own share card.
      ...createPlainTags(host, siteName),
    }),
    RootLayout: async ({ children }: { children: ReactNode }) => (
      <RootDocument site={site()} contacts={await data.getContacts()}>
        {children}
      </RootDocument>
    ),
  };
}
