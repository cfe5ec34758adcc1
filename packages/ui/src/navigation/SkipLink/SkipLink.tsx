import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** An id; that of the page's `<main>` by default. */
  target?: string;
  children?: string;
}

/** Link to the content of the page, its first focusable element, or to a later part of it; for keyboard users. */
export function SkipLink({ target = 'main', children = 'К содержанию' }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
