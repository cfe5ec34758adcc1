import { ruledCell } from '../../css/ruledCell.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './Company.css.ts';

export interface Term {
  readonly title: string;
  /** «10 % бюджета». */
  readonly value: string;
  readonly text: string;
  /** A file: «Открыть образец, PDF». */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** Deposit, payments, contract: the figure large, the rule below it. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <ul className={css.cells}>
      {terms.map(({ title, value, text, link }) => (
        <li key={title} className={ruledCell}>
          <h3 className={css.note}>{title}</h3>
          <p className={css.value}>{value}</p>
          <p className={css.body}>{text}</p>
          {link ? (
            <p className={cx(css.body, css.link)}>
              <a href={link.href}>{link.label}</a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
