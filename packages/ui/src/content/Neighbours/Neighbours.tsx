import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Neighbours.css.ts';

export interface Neighbour {
  title: string;
  href: string;
}

/** Links to the entries before and after this one in its list. */
export function Neighbours({
  previous,
  next,
}: {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}) {
  if (!previous && !next) return null;
  return (
    <nav className={css.nav} aria-label="Соседние материалы">
      {previous ? (
        <a className={css.link} href={previous.href} rel="prev">
          <span className={css.caption}>
            <Icon name="left" size="s" /> Предыдущий
          </span>
          {previous.title}
        </a>
      ) : null}
      {next ? (
        <a className={css.next} href={next.href} rel="next">
          <span className={css.caption}>
            Следующий <Icon name="right" size="s" />
          </span>
          {next.title}
        </a>
      ) : null}
    </nav>
  );
}
