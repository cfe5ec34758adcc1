import { headers } from 'next/headers';
import { EXTRAS_ID } from '@vvoz/site-browser/page/addToPage.ts';
import { Behaviour } from '@vvoz/site-browser/start/Behaviour.client.tsx';
import { findSharedDomain } from '../config/findSharedDomain.ts';
import { readStorefrontEnv } from '../config/env.ts';
import { PATH_HEADER } from '@vvoz/site-server/log/requestId';
import { needsConsent } from '@vvoz/site-browser/services/foreignServices.ts';
import { fontClasses } from './fonts.ts';
import { HeadScript } from './HeadScript.client.tsx';
import { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx';

/** The document around every page of every host: head script, header, page, footer. */
export async function RootDocument({
  site,
  contacts,
  legal,
  hasChat = false,
  children,
}: Omit<SiteFrameProps, 'path' | 'asksConsent'>) {
  const path = (await headers()).get(PATH_HEADER) ?? '/';
  const { hosts, measuresVitals, services } = readStorefrontEnv();
  return (
    <html lang="ru" data-theme={site.theme} className={fontClasses} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body data-shared-domain={findSharedDomain(hosts)}>
        <SiteFrame
          site={site}
          contacts={contacts}
          legal={legal}
          hasChat={hasChat}
          path={path}
          asksConsent={measuresVitals || needsConsent(services)}
        >
          {children}
        </SiteFrame>
        <div id={EXTRAS_ID} />
        <Behaviour />
      </body>
    </html>
  );
}
