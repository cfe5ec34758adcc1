import '@vvoz/storefront/shell/styles.ts';
import '@vvoz/ui/theme/themes/main.css.ts';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RootDocument } from '@vvoz/storefront/shell/RootDocument.tsx';
import { getContacts } from '../data/content.ts';
import { site } from '../site.config.ts';

export const metadata: Metadata = {
  title: { default: site().name, template: `%s — ${site().name}` },
  description: site().description,
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument site={site()} contacts={await getContacts()}>
      {children}
    </RootDocument>
  );
}
