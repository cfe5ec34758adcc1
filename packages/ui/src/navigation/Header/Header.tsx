import type { ReactNode } from 'react';
import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { cx } from '../../css/cx.ts';
import { noPrint, wrap } from '../../css/base.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SiteMenu } from '../SiteMenu/SiteMenu.tsx';
import type { NavColumn, NavLink } from '../links.ts';
import { foldLinks } from './foldLinks.ts';
import * as css from './Header.css.ts';

export interface HeaderProps {
  /** Address of the logo's link. */
  home: string;
  /** Name beside the seal. */
  name: string;
  links: readonly NavLink[];
  phone?: { href: string; label: string };
  /** `ToolLink`s, or client components that render them when the counts are known. */
  tools?: ReactNode;
  /** Reserves the place of the chat's button, which a script adds when the page is idle. */
  hasChat?: boolean;
  /** Further links of the menu, by subject. */
  menuColumns?: readonly NavColumn[];
  /** Content below the links in the menu, such as the scheme switch. */
  menuExtra?: ReactNode;
}

/** Header of the site; it sticks to the top. It shows as many links as it has space for; the menu has all of them. */
export function Header({
  home,
  name,
  links,
  phone,
  tools,
  hasChat = false,
  menuColumns = [],
  menuExtra,
}: HeaderProps) {
  const needed = foldLinks(links.map(({ label }) => label));
  return (
    <header className={css.header}>
      <div className={cx(wrap, css.bar)}>
        <Logo href={home} name={name} />
        <nav className={cx(css.nav, noPrint)} aria-label="Разделы">
          <ul className={css.links}>
            {links.map(({ href, label, current }, at) => (
              <li key={href} className={css.fromWidth[needed[at] ?? 0] ?? css.never}>
                <a
                  href={href}
                  className={css.link}
                  {...formatCatalogueLinkRel(href)}
                  {...(current ? { 'aria-current': 'page' } : {})}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={cx(css.tools, noPrint)}>
          {phone ? (
            <a className={css.tool} href={phone.href} aria-label={`Телефон ${phone.label}`}>
              <Icon name="phone" />
              <span className={css.phone} aria-hidden="true">
                {phone.label}
              </span>
            </a>
          ) : null}
          {hasChat ? <div className={css.chat} data-chat="" /> : null}
          {tools}
          <SiteMenu links={links} columns={menuColumns} extra={menuExtra} />
        </div>
      </div>
    </header>
  );
}
