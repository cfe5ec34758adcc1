import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { cx } from '../../css/cx.ts';
import * as css from './Lines.css.ts';

/** A link in one line of a cell. */
export interface LineLink {
  readonly href: string;
  readonly name: string;
  /** A second, muted line: «2019 год · 51 000 км». */
  readonly note?: string;
  /** At the end of the line: a price, a count. */
  readonly figure?: string;
  /** Address of a 4:3 picture. Decorative, because the name says what it shows. */
  readonly picture?: { readonly src: string; readonly srcSet?: string };
}

export interface LinesProps {
  items: readonly LineLink[];
  /** Mutes the figures, when they are not what the visitor compares. */
  quiet?: boolean;
}

/** Links below each other, one per line: name and note on the left, a figure on the right. */
export function Lines({ items, quiet = false }: LinesProps) {
  return (
    <ul className={css.lines}>
      {items.map(({ href, name, note, figure, picture }) => (
        <li key={href} className={css.item}>
          <a className={css.line} href={href} {...formatCatalogueLinkRel(href)}>
            {picture === undefined ? null : (
              <span className={css.picture}>
                <img
                  {...picture}
                  className={css.image}
                  sizes="4rem"
                  width={64}
                  height={48}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </span>
            )}
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              {note === undefined ? null : <span className={css.note}>{note}</span>}
            </span>
            {figure === undefined ? null : (
              <span className={cx(css.figure, quiet && css.quiet)}>{figure}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
