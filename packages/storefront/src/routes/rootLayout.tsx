import type { ReactNode } from 'react';
import type { Storefront } from '../data/createStorefront.ts';
import { RootDocument } from '../shell/RootDocument.tsx';

/**
 * Creates the root layout of a host. The layout file imports the style sheet of its theme. Each page has a `PageData` with the
 * tags of its head.
 */
export const createRootLayout = ({ data, site }: Pick<Storefront, 'data' | 'site'>) => ({
  RootLayout: async ({ children }: { children: ReactNode }) => {
    const [contacts, options] = await Promise.all([data.getContacts(), data.getSiteOptions()]);
    return (
      <RootDocument
        site={site()}
        contacts={contacts}
        legal={options?.legal}
        hasChat={options?.chat?.enabled ?? false}
      >
        {children}
      </RootDocument>
    );
  },
});
