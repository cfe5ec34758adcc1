import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/** The way down to this page, which comes last and without a link. On phones one line that scrolls. */
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
