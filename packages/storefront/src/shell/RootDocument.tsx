import { headers } from 'next/headers';
import { EXTRAS_ID } from '../behaviour/addToPage.ts';
import { Behaviour } from '../behaviour/Behaviour.client.tsx';
import { readStorefrontEnv } from '../env.ts';
import { NONCE_HEADER, PATH_HEADER } from '../security/csp.ts';
import { needsConsent } from '../security/foreignServices.ts';
import { fontClasses } from './fonts.ts';
import { HeadScript } from './HeadScript.client.tsx';
import { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx';

/** The document around every page of every host: head script, header, page, footer. */
export async function RootDocument({
  site,
  contacts,
  children,
}: Omit<SiteFrameProps, 'path' | 'asksConsent'>) {
  const requestHeaders = await headers();
  const nonce = requestHeaders.get(NONCE_HEADER) ?? undefined;
  const path = requestHeaders.get(PATH_HEADER) ?? '/';
  const { measuresVitals, services } = readStorefrontEnv();
  return (
    <html lang="ru" data-theme={site.theme} className={fontClasses} suppressHydrationWarning>
      <head>
        <HeadScript nonce={nonce} />
      </head>
      <body>
        <SiteFrame
          site={site}
          contacts={contacts}
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
