import { formatBrand } from '@vvoz/catalogue/words/brands';
import { formatCatalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { formatCount, formatNumber } from '@vvoz/catalogue/words/format';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { listLotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/turnkey.ts';
import { UnpricedNote } from '@vvoz/ui/lots/UnpricedNote/UnpricedNote.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { PageMain } from '../shell/PageMain.tsx';
import * as css from './home.css.ts';

export interface HomePageProps {
  readonly title: string;
  readonly catalogues: readonly {
    readonly template: Template;
    readonly count: number;
    readonly items: readonly PricedLot[];
  }[];
  /** Lots of the most frequent models. Empty: the page shows the newest lots instead. Absent (the call failed): no lots. */
  readonly popular?: readonly PricedLot[];
  /** Brands of the first catalogue with their counts, largest first. */
  readonly brands: readonly FacetOption[];
  /** The operator's sets of sold lots; each links to the sales statistics. */
  readonly sets: readonly { readonly id: string; readonly title: string }[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

const MAX_BRANDS = 16;

/** The front page of the main host: catalogues with their counts, brands, the operator's sets, popular lots. */
export function HomePage({ title, catalogues, popular, brands, sets, today }: HomePageProps) {
  const first = catalogues[0];
  const lots =
    popular?.length === 0
      ? { title: 'Свежие лоты', items: first?.items }
      : { title: 'Популярные на торгах', items: popular };
  const statistics = catalogues.find(({ template }) => template.name === 'japan')?.template;
  return (
    <PageMain sections>
      <div className={css.head}>
        <PageTitle>{title}</PageTitle>
        <p className={css.lead}>
          Выберите машину по аукционному листу: оценка, следы на кузове, стартовая и средняя цена рядом.
        </p>
        <nav className={css.sections} aria-label="Каталоги">
          {catalogues.map(({ template, count }) => (
            <div key={template.name} className={css.section}>
              <h2>
                <a href={template.path}>{template.title}</a>
              </h2>
              <p className={css.figure}>{formatCount(count, template.noun)}</p>
            </div>
          ))}
        </nav>
      </div>
      {first ? (
        <>
          <Band id="brands" title="Марки на торгах">
            <ul className={css.brands}>
              {brands.slice(0, MAX_BRANDS).map(({ value, count }) => (
                <li key={value}>
                  <a
                    className={css.brand}
                    href={formatCatalogAddress(first.template.path, {
                      ...EMPTY_QUERY,
                      lists: { brand: [value] },
                    })}
                  >
                    {formatBrand(value)} <span className={css.figure}>{formatNumber(count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Band>
          {statistics && sets.length > 0 ? (
            <Band id="sets" title="Подборки проданных лотов">
              <ul className={css.brands}>
                {sets.map(({ id, title: name }) => (
                  <li key={id}>
                    <a
                      className={css.brand}
                      href={formatCatalogAddress(statistics.path, { ...EMPTY_QUERY, texts: { set: id } })}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </Band>
          ) : null}
          {lots.items && lots.items.length > 0 ? (
            <Band id="lots" title={lots.title} aside={<a href={first.template.path}>Все лоты</a>}>
              {lots.items.some(({ unpriced }) => unpriced) ? <UnpricedNote /> : null}
              <LotGrid
                lots={lots.items}
                shape="four"
                extras={(lot) => ({ turnkey: findTurnkeyPrice(lot), badges: listLotBadges(lot, today) })}
              />
            </Band>
          ) : null}
        </>
      ) : null}
      <DemoNote />
    </PageMain>
  );
}
