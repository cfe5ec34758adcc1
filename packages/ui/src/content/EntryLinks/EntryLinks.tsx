import * as css from './EntryLinks.css.ts';

export interface EntryLinksProps {
  title: string;
  /** «Все новости» and its address. */
  all: { readonly label: string; readonly href: string };
  entries: readonly {
    readonly title: string;
    readonly href: string;
    /** «12.11.2026», «08:14». */
    readonly note: string;
  }[];
}

/** A few entries as a short list of links. */
export function EntryLinks({ title, all, entries }: EntryLinksProps) {
  return (
    <div className={css.block}>
      <h3 className={css.title}>{title}</h3>
      <ul>
        {entries.map(({ title: label, href, note }) => (
          <li key={href} className={css.item}>
            <a className={css.link} href={href}>
              {label}
            </a>
            <span className={css.note}>{note}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className={css.all} href={all.href}>
          {all.label}
        </a>
      </p>
    </div>
  );
}
