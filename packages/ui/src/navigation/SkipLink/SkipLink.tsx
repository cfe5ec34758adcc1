import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the page's `<main>`. */
  target?: string;
  children?: string;
}

/** The first thing in the focus order: past the header, to the content. */
export function SkipLink({ target = 'main', children = 'К содержанию' }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
