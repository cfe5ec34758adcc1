import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/symbols.ts';
import * as css from './Header.css.ts';

export interface ToolLinkProps {
  href: string;
  icon: IconName;
  /** Accessible name with the count in words: «Избранное: 3 лота». */
  label: string;
  count?: ReactNode;
  /** Name of the shelf's list whose count a script fills in when the page is idle. Space is reserved for it. */
  shelf?: string;
  /** True if the link leads to the page on screen. */
  current?: boolean;
}

/** Icon link of the header with a count: favourites, comparison. */
export function ToolLink({ href, icon, label, count, shelf, current = false }: ToolLinkProps) {
  return (
    <a
      className={cx(css.tool, shelf !== undefined && css.counted)}
      href={href}
      aria-label={label}
      data-shelf={shelf}
      {...(current ? { 'aria-current': 'page' } : {})}
    >
      <Icon name={icon} />
      {shelf === undefined && count === undefined ? null : (
        <span aria-hidden="true" data-count="">
          {count}
        </span>
      )}
    </a>
  );
}
