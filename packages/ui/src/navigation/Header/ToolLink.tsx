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
  /** The list of the shelf whose count is shown when the page is idle. Its place is kept free. */
  shelf?: string;
  /** The page is this one. */
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
