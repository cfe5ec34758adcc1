import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { noPrint, wrap } from '../../css/base.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import type { NavLink } from '../links.ts';
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
  /** Content below the links in the menu on phones, such as the scheme switch. */
  menuExtra?: ReactNode;
}

/** Header of the site; it sticks to the top. Below 1024 px the links are in a menu. */
export function Header({ home, name, links, phone, tools, menuExtra }: HeaderProps) {
  return (
    <header className={cx(css.header, noPrint)}>
      <div className={cx(wrap, css.bar)}>
        <Logo href={home} name={name} />
        <nav className={css.nav} aria-label="Разделы">
          <ul className={css.links}>
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} className={css.link} {...(current ? { 'aria-current': 'page' } : {})}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          {phone ? (
            <a className={css.tool} href={phone.href} aria-label={`Телефон ${phone.label}`}>
              <Icon name="phone" />
              <span className={css.phone} aria-hidden="true">
                {phone.label}
              </span>
            </a>
          ) : null}
          {tools}
          <MobileMenu links={links} extra={menuExtra} />
        </div>
      </div>
    </header>
  );
}
