import { brandLabel } from '@vvoz/api/catalog/brands';
import { catalogAddress } from '@vvoz/api/catalog/catalogPath';
import { formatCount, formatNumber } from '@vvoz/api/catalog/format';
import type { LotSummary } from '@vvoz/api/catalog/lot';
import { EMPTY_QUERY } from '@vvoz/api/catalog/query';
import type { Template } from '@vvoz/api/catalog/templates';
import type { FacetOption } from '@vvoz/api/catalog/view';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { PageMain } from '../shell/PageMain.tsx';
import * as css from './home.css.ts';

export interface HomePageProps {
  readonly title: string;
  readonly catalogues: readonly {
    readonly template: Template;
    readonly count: number;
    readonly items: readonly LotSummary[];
  }[];
  /** Brands of the first catalogue with their counts, biggest first. */
  readonly brands: readonly FacetOption[];
}

const BRANDS = 16;

/** The front page of the main host: catalogues with what they hold, brands, and the next lots. */
export function HomePage({ title, catalogues, brands }: HomePageProps) {
  const first = catalogues[0];
  return (
    <PageMain sections>
      <Stack space="24">
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
      </Stack>
      {first ? (
        <>
          <Band id="brands" title="Марки на торгах">
            <ul className={css.brands}>
              {brands.slice(0, BRANDS).map(({ value, count }) => (
                <li key={value}>
                  <a
                    className={css.brand}
                    href={catalogAddress(first.template.path, { ...EMPTY_QUERY, lists: { brand: [value] } })}
                  >
                    {brandLabel(value)} <span className={css.figure}>{formatNumber(count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Band>
          <Band id="lots" title="Свежие лоты" aside={<a href={first.template.path}>Все лоты</a>}>
            <LotGrid lots={first.items} shape="four" heading="Свежие лоты" />
          </Band>
        </>
      ) : null}
      <DemoNote />
    </PageMain>
  );
}
