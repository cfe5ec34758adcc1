import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { NavLink } from '../links.ts';
import * as css from './MobileMenu.css.ts';

/** A page has one menu. */
const MENU_ID = 'site-menu';

export interface MobileMenuProps {
  links: readonly NavLink[];
  extra?: ReactNode;
}

/**
 * Menu button with the navigation links, below 1024 px. A native popover: it opens without JavaScript, and Escape or
 * a press outside closes it. While it is open the page behind does not scroll (`data-locks`).
 */
export function MobileMenu({ links, extra }: MobileMenuProps) {
  return (
    <>
      <button type="button" className={css.button} popoverTarget={MENU_ID} aria-label="Меню">
        <Icon name="menu" />
      </button>
      <div id={MENU_ID} popover="auto" className={css.panel} data-locks="">
        <nav aria-label="Меню">
          <ul>
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} className={css.link} {...(current ? { 'aria-current': 'page' } : {})}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {extra ? <div className={css.extra}>{extra}</div> : null}
      </div>
    </>
  );
}
