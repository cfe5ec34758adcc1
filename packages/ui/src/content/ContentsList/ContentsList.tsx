import { cx } from '../../css/cx.ts';
import * as css from './ContentsList.css.ts';

export interface Heading {
  id: string;
  title: string;
  /** 2 to 4, as in `h2`. */
  level: number;
}

/** Table of contents: links to the headings of the text. */
export function ContentsList({
  headings,
  title = 'Содержание',
}: {
  headings: readonly Heading[];
  title?: string;
}) {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <h2 className={css.title} id="contents">
        {title}
      </h2>
      <ol className={css.list}>
        {headings.map(({ id, title: label, level }) => (
          <li key={id}>
            <a href={`#${id}`} className={cx(css.link, level > 2 && css.below)}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
