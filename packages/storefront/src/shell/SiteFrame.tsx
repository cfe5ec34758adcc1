import type { ReactNode } from 'react';
import { StaticPart } from '#staticPart';
import { Footer } from '@vvoz/ui/navigation/Footer/Footer.tsx';
import { Header } from '@vvoz/ui/navigation/Header/Header.tsx';
import { ToolLink } from '@vvoz/ui/navigation/Header/ToolLink.tsx';
import { SchemeSwitch } from '@vvoz/ui/navigation/SchemeSwitch/SchemeSwitch.tsx';
import { SkipLink } from '@vvoz/ui/navigation/SkipLink/SkipLink.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { PageStore } from '@vvoz/ui/state/PageStore.client.tsx';
import { SHELF_PAGES } from '@vvoz/site-browser/shelf/shelfPages.ts';
import { formatLegal } from '@vvoz/catalogue/words/formatLegal';
import type { Legal } from '@vvoz/api/content/companySchemas';
import type { SiteConfig } from '../config/SiteConfig.ts';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';

export interface Contacts {
  readonly tel: string;
  readonly hours?: string;
  /** A number that is free of charge in Russia: the first of the page, where the operator has one. */
  readonly free?: string;
}

export interface SiteFrameProps {
  readonly site: SiteConfig;
  readonly contacts: Contacts;
  readonly legal?: Legal | undefined;
  /** Path of the page, for the current link. */
  readonly path: string;
  /** True when the site's own chat is switched on. */
  readonly hasChat?: boolean;
  /** True when a service that needs consent is switched on. Otherwise only the marks of advertising need it. */
  readonly asksConsent?: boolean;
  readonly children: ReactNode;
}

/** True for the link's own path and the paths below it. */
function isCurrent(href: string, path: string): boolean {
  const [own = ''] = href.split('?', 1);
  return path === own || path.startsWith(`${own}/`);
}

const REQUEST_LINK = { label: 'Оставить заявку', href: REQUEST_PAGE_PATH };

/** The body of every page: header, page, footer. */
export function SiteFrame({
  site,
  contacts,
  legal,
  path,
  hasChat = false,
  asksConsent = false,
  children,
}: SiteFrameProps) {
  const nav = site.nav.map((link) => ({ ...link, current: isCurrent(link.href, path) }));
  const about = site.about.map(({ title, links }) => ({
    title,
    links: links.map((link) => ({ ...link, current: isCurrent(link.href, path) })),
  }));
  const free = contacts.free === undefined ? [] : [createPhoneLink(contacts.free)];
  const office = [
    ...free,
    createPhoneLink(contacts.tel),
    ...(contacts.hours ? [{ label: contacts.hours }] : []),
    REQUEST_LINK,
  ];
  return (
    <>
      <StaticPart>
        <SkipLink />
        <Header
          home="/"
          name={site.name}
          links={nav}
          phone={free[0] ?? createPhoneLink(contacts.tel)}
          hasChat={hasChat}
          tools={SHELF_PAGES.map((link) => (
            <ToolLink key={link.href} {...link} current={link.href === path} />
          ))}
          menuColumns={about}
          menuExtra={
            <>
              <Button tone="primary" wide href={REQUEST_PAGE_PATH}>
                {REQUEST_LINK.label}
              </Button>
              <SchemeSwitch name="scheme-menu" />
            </>
          }
        />
      </StaticPart>
      <PageStore>{children}</PageStore>
      <StaticPart>
        <Footer
          columns={[
            ...site.footer.map(({ title, links }) => ({ title, items: links })),
            { title: 'Владивосток', items: office },
          ]}
          fine={
            <>
              {legal && <>{formatLegal(legal)}. </>}
              Демонстрационные данные: лоты вымышлены, снимки нарисованы. Не оферта.{' '}
              <a href="/privacy-policy" data-consent={asksConsent ? 'services' : 'marks'}>
                Настройки cookie
              </a>
            </>
          }
          extra={<SchemeSwitch name="scheme-footer" />}
        />
      </StaticPart>
    </>
  );
}
