import type { ReactNode } from 'react';
import type { Native } from '../native.ts';
import * as css from './Segmented.css.ts';

interface Own {
  href: string;
  current?: boolean;
  children: ReactNode;
}

export type SegmentLinkProps = Own & Native<'a', keyof Own>;

/** One choice of a `Segmented` that links to a page. */
export function SegmentLink({ href, current = false, children, ...rest }: SegmentLinkProps) {
  return (
    <a {...rest} href={href} className={css.segment} {...(current ? { 'aria-current': 'page' } : {})}>
      {children}
    </a>
  );
}
