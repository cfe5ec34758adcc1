import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string;
}

/** Path to the current page, which comes last and is not a link. On phones a single scrolling line. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className={css.nav} aria-label="Вы здесь">
      <ol className={css.list}>
        {items.map(({ label, href }) => (
          <li key={href ?? label} className={css.item}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href} className={css.link}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
