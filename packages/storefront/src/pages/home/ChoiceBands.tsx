import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { formatCount, formatNumber } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import { LinkTable } from '@vvoz/ui/home/LinkTable/LinkTable.tsx';
import { Lines } from '@vvoz/ui/home/Lines/Lines.tsx';
import { Strip, StripCell } from '@vvoz/ui/home/Strip/Strip.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { LotSet } from '../../data/lotSets.ts';
import type { BudgetCell } from './budgetCells.ts';
import * as css from './home.css.ts';

/** What each budget buys today. */
export function BudgetBand({ cells }: { cells: readonly BudgetCell[] }) {
  if (cells.length === 0) return null;
  return (
    <Band id="budgets" title="Что купить на ваш бюджет" aside="медианы под ключ по лотам ближайших торгов">
      <Strip columns={4}>
        {cells.map(({ title, count, lines }) => (
          <StripCell key={title} title={title} remark={formatCount(count, LOT_FORMS)}>
            {lines.length > 0 ? (
              <Lines items={lines} />
            ) : (
              <p className={css.quiet}>Таких лотов сейчас мало.</p>
            )}
          </StripCell>
        ))}
      </Strip>
    </Band>
  );
}

export interface CountryLinks {
  readonly name: string;
  readonly links: readonly {
    readonly href: string;
    readonly name: string;
    readonly count: number | undefined;
  }[];
}

/** Every catalogue of every host, by country. */
export function CountriesBand({ countries }: { countries: readonly CountryLinks[] }) {
  if (countries.length === 0) return null;
  return (
    <Band id="countries" title="Откуда везём" aside="лотов в каждом каталоге">
      <LinkTable
        rows={countries.map(({ name, links }) => ({
          title: name,
          links: links.map(({ href, name: label, count }) => ({
            href,
            name: label,
            ...(count === undefined ? {} : { figure: formatNumber(count) }),
          })),
        }))}
      />
    </Band>
  );
}

/** The operator's sets of sold lots. */
export function SetsBand({ path, items }: { path: string; items: readonly LotSet[] }) {
  if (items.length === 0) return null;
  return (
    <Band id="sets" title="Подборки проданных лотов" aside="за сколько уходили на самом деле">
      <ul className={css.sets}>
        {items.map(({ id, title, count }) => (
          <li key={id}>
            <a
              className={css.set}
              href={formatCatalogueAddress(path, { ...EMPTY_QUERY, texts: { set: id } })}
              rel="nofollow"
            >
              {title}
              {count === undefined ? null : <span className={css.quiet}> {formatNumber(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
