import { formatNumber } from '@vvoz/catalogue/words/format';
import * as css from './BudgetRow.css.ts';

export interface BudgetLink {
  readonly href: string;
  /** «3–5 млн ₽». */
  readonly name: string;
  readonly count: number;
}

/** Prices as cells of a row, each a link to the list of its lots. */
export function BudgetRow({ label, budgets }: { label: string; budgets: readonly BudgetLink[] }) {
  return (
    <nav className={css.frame} aria-label={label}>
      <p className={css.label}>{label}</p>
      <ul className={css.row}>
        {budgets.map(({ href, name, count }) => (
          <li key={href} className={css.cell}>
            <a className={css.link} href={href} rel="nofollow">
              {name} <span className={css.count}>{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
