import type { ReactNode } from 'react';
import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { cx } from '../../css/cx.ts';
import { wrap } from '../../css/base.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { NavColumn, NavLink } from '../links.ts';
import * as css from './SiteMenu.css.ts';

/** A page has one menu. */
const MENU_ID = 'site-menu';

export interface SiteMenuProps {
  links: readonly NavLink[];
  /** Columns below the links; beside them from 768 px. */
  columns?: readonly NavColumn[];
  extra?: ReactNode;
}

/**
 * Menu button with all navigation links, at every width: the header folds the links that it has no space for. A native
 * popover: it opens without JavaScript, and Escape or a press outside closes it. While it is open the page behind does not
 * scroll (`data-locks`).
 */
export function SiteMenu({ links, columns = [], extra }: SiteMenuProps) {
  return (
    <>
      <button type="button" className={css.button} popoverTarget={MENU_ID} aria-label="Меню">
        <Icon name="menu" />
      </button>
      <div id={MENU_ID} popover="auto" className={css.panel} data-locks="">
        <nav aria-label="Меню" className={cx(wrap, css.columns)}>
          {[{ title: 'Каталоги', links }, ...columns].map(({ title, links: own }) => (
            <div key={title}>
              <h2 className={css.heading}>{title}</h2>
              <ul>
                {own.map(({ href, label, current }) => (
                  <li key={href}>
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
            </div>
          ))}
        </nav>
        {extra ? <div className={cx(wrap, css.columns, css.extra)}>{extra}</div> : null}
      </div>
    </>
  );
}
