import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the page's `<main>`. */
  target?: string;
  children?: string;
}

/** Link from the top of the page to its content, for keyboard users. It is the first focusable element. */
export function SkipLink({ target = 'main', children = 'К содержанию' }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
