import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Footer } from '@vvoz/ui/navigation/Footer/Footer.tsx';
import { Header } from '@vvoz/ui/navigation/Header/Header.tsx';
import { SchemeSwitch } from '@vvoz/ui/navigation/SchemeSwitch/SchemeSwitch.client.tsx';
import { schemeScript } from '@vvoz/ui/navigation/SchemeSwitch/schemeScript.ts';
import { SkipLink } from '@vvoz/ui/navigation/SkipLink/SkipLink.tsx';
import { IconSprite } from '@vvoz/ui/primitives/Icon/IconSprite.tsx';
import { PageStore } from '@vvoz/ui/state/PageStore.client.tsx';
import { NONCE_HEADER, PATH_HEADER } from '../security/csp.ts';
import type { SiteConfig } from '../site/SiteConfig.ts';
import { formatTelHref } from './telHref.ts';
import { fontClasses } from './fonts.ts';

export interface Contacts {
  readonly tel: string;
  readonly hours?: string;
}

/** True for the link's own path and the paths below it. */
const isCurrent = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`);

/** The document around every page of every host: head script, header, page, footer. */
export async function RootDocument({
  site,
  contacts,
  children,
}: {
  site: SiteConfig;
  contacts: Contacts;
  children: ReactNode;
}) {
  const requestHeaders = await headers();
  const nonce = requestHeaders.get(NONCE_HEADER) ?? undefined;
  const path = requestHeaders.get(PATH_HEADER) ?? '/';
  const nav = site.nav.map((link) => ({ ...link, current: isCurrent(link.href, path) }));
  const office = [
    { label: contacts.tel, href: formatTelHref(contacts.tel) },
    ...(contacts.hours ? [{ label: contacts.hours }] : []),
  ];
  return (
    <html lang="ru" data-theme={site.theme} className={fontClasses} suppressHydrationWarning>
      <head>
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: schemeScript }} suppressHydrationWarning />
      </head>
      <body>
        <IconSprite />
        <SkipLink />
        <PageStore>
          <Header
            home="/"
            name={site.name}
            links={nav}
            phone={{ href: formatTelHref(contacts.tel), label: contacts.tel }}
            menuExtra={<SchemeSwitch />}
          />
          {children}
          <Footer
            columns={[
              ...site.footer.map(({ title, links }) => ({ title, items: links })),
              { title: 'Владивосток', items: office },
            ]}
            fine="Демонстрационные данные: лоты вымышлены, снимки нарисованы. Не оферта."
            extra={<SchemeSwitch />}
          />
        </PageStore>
      </body>
    </html>
  );
}
