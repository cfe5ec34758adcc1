import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/symbols.ts';
import * as css from './Header.css.ts';

export interface ToolLinkProps {
  href: string;
  icon: IconName;
  /** Accessible name with the count in words: «Избранное: 3 лота». */
  label: string;
  count?: ReactNode;
}

/** Icon link of the header with a count: favourites, comparison. */
export function ToolLink({ href, icon, label, count }: ToolLinkProps) {
  return (
    <a className={css.tool} href={href} aria-label={label}>
      <Icon name={icon} />
      {count === undefined ? null : <span aria-hidden="true">{count}</span>}
    </a>
  );
}
