import * as css from './Logo.css.ts';

const letters =
  'M6 5.5v9M6 6.4h4.2a1.6 1.6 0 0 1 0 3.3H6.5h4.2a1.9 1.9 0 0 1 0 3.9H6' +
  'M18.5 5.5v9M18.5 6.4h4.2a1.6 1.6 0 0 1 0 3.3H19h4.2a1.9 1.9 0 0 1 0 3.9h-4.7' +
  'M6 18.5h6.2v7H6ZM18 18.5h5.2a1.7 1.7 0 0 1 0 3.4H20h3.5a1.8 1.8 0 0 1 0 3.6H18';

/** The logo as a link: a decorative seal of four letters and the name. Screen readers read only the name. */
export function Logo({ href, name }: { href: string; name: string }) {
  return (
    <a className={css.logo} href={href}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={css.seal} width="32" height="32" rx="3" />
        <path className={css.strokes} d={letters} />
      </svg>
      <span className={css.name}>{name}</span>
    </a>
  );
}
