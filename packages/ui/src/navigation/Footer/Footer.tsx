import type { ReactNode } from 'react';
import { noPrint, wrap } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './Footer.css.ts';

export interface FooterLink {
  label: string;
  /** Absent for plain text: a rate, the opening hours. */
  href?: string;
}

export interface FooterColumn {
  title: string;
  /** One item per line; an array puts several links on one line. */
  items: readonly (FooterLink | readonly FooterLink[])[];
}

export interface FooterProps {
  columns: readonly FooterColumn[];
  /** Small print; may contain links. */
  fine?: ReactNode;
  /** Content at the end of the small print: the scheme switch. */
  extra?: ReactNode;
}

/** Footer of the site: columns of links and small print. */
export function Footer({ columns, fine, extra }: FooterProps) {
  return (
    <footer className={cx(css.footer, noPrint)}>
      <div className={cx(wrap, css.grid)}>
        {columns.map(({ title, items }) => (
          <div key={title}>
            <h2 className={css.heading}>{title}</h2>
            <ul>
              {items.map((item) => {
                const line = 'label' in item ? [item] : item;
                return (
                  <li key={line.map(({ label }) => label).join()} className={css.item}>
                    {line.map((link) => (
                      <FooterItem key={link.label} {...link} />
                    ))}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
        {fine || extra ? (
          <div className={css.fine}>
            <div className={css.fineText}>{fine}</div>
            {extra}
          </div>
        ) : null}
      </div>
    </footer>
  );
}

function FooterItem({ label, href }: FooterLink) {
  return href === undefined ? (
    <span>{label}</span>
  ) : (
    <a className={css.link} href={href}>
      {label}
    </a>
  );
}
