import { StaticPart } from '#staticPart';
import { getAuctionToday } from '@vvoz/catalogue/dates/auctionDay';
import { listShownWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import type { CalcTerms } from '@vvoz/law/costTypes';
import type { PathFacet } from '@vvoz/catalogue/query/query';
import { toShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { AboutCatalogue } from '@vvoz/seo/catalogue/aboutCatalogue';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { noPrint } from '@vvoz/ui/css/base.css.ts';
import type { FacetNotes } from '@vvoz/ui/filters/FacetNotes/noteId.ts';
import { renderFacetNotes } from '@vvoz/ui/filters/FacetNotes/facetNotes.tsx';
import { PriceNote } from '@vvoz/ui/cost/PriceNote/PriceNote.tsx';
import { LIST_ID, SOLD_ID } from '@vvoz/ui/filters/model/ids.ts';
import { SkipLink } from '@vvoz/ui/navigation/SkipLink/SkipLink.tsx';
import { SalesReview } from '@vvoz/ui/sales/SalesReview/SalesReview.tsx';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { UnpricedNote } from '@vvoz/ui/lots/UnpricedNote/UnpricedNote.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { PageMain } from '../../shell/PageMain.tsx';
import { CatalogueIsland } from './CatalogueIsland.client.tsx';
import { packCounts } from './counts/packCounts.ts';
import { FrontIntro, FrontBands } from './front/CatalogueFront.tsx';
import type { Sales } from '../../data/sales.ts';
import type { Front } from './front/loadFront.ts';
import type { VisitPlace } from '../../model/visitPlace.ts';
import { Visit } from './front/Visit.tsx';
import { HeadCards } from './HeadCards.tsx';
import { LandingBands, type LandingBandsProps } from './landing/LandingBands.tsx';
import { listCatalogueCrumbs } from './listCatalogueCrumbs.ts';
import { makeListHead } from '../../model/listHead.ts';
import { PageBlocks, type ChoiceTexts } from './PageBlocks.tsx';
import type { SettledView } from '../../model/settledView.ts';

export interface CataloguePageProps {
  readonly template: Template;
  readonly page: PageRecord;
  readonly texts?: ChoiceTexts;
  /** Facts about the chosen lots, shown below the list. */
  readonly about?: AboutCatalogue | undefined;
  /** Links to other landings; absent in stories. */
  readonly links?: LandingBandsProps;
  /** What the front page of a host shows around its catalogue. */
  readonly front?: Front | undefined;
  /** Where the cars in stock can be looked at. */
  readonly visit?: VisitPlace | undefined;
  /** For how much the lots of the query went; absent for catalogues of lots that are for sale. */
  readonly sales?: Sales | undefined;
  readonly siteName: string;
  readonly view: SettledView;
  /** `hashLots` of the view's lots; absent in stories. */
  readonly hash?: string;
  /** Exchange rates and cities; empty while the backend has given none. */
  readonly terms: CalcTerms;
  readonly now: Date;
  /** The facet whose list of options the address opens in the panel. */
  readonly openList?: PathFacet | undefined;
}

/** The explanations of the facets. The panel only places them, so no script needs to render them again. */
const renderStaticNotes = (template: Template): FacetNotes =>
  Object.fromEntries(
    Object.entries(renderFacetNotes(template)).map(([key, note]) => [
      key,
      <StaticPart key={key}>{note}</StaticPart>,
    ]),
  );

/** True when the first lots are cards: until the visitor changes the list, the browser needs only their HTML. */
const hasHead = ({ query, items }: SettledView): boolean =>
  items.length > 0 && query.view?.layout !== 'table';

/** A catalogue page: complete HTML for search engines and visitors without JavaScript, with the interactive island inside. */
export function CataloguePage({
  template,
  page,
  texts,
  about,
  links,
  front,
  visit,
  sales,
  siteName,
  view,
  hash,
  terms,
  now,
  openList,
}: CataloguePageProps) {
  const rates = Object.fromEntries(terms.rates.map(({ currency, rub }) => [currency, rub]));
  const head = hasHead(view) ? makeListHead(view.items, hash) : undefined;
  const auctionToday = template.dayPicker ? getAuctionToday(template.type, now) : undefined;
  const weeks = listShownWeeks(auctionToday, view.facets.options.day);
  const sent = { ...view, facets: packCounts(view.facets, template, weeks) };
  return (
    <PageMain>
      <StaticPart>
        <SkipLink target={LIST_ID}>К лотам</SkipLink>
        <Breadcrumbs items={listCatalogueCrumbs(page, template, view.query)} />
      </StaticPart>
      <CatalogueIsland
        template={toShownTemplate(template)}
        siteName={siteName}
        initial={head ? { ...sent, head, items: [] } : sent}
        auctionToday={auctionToday}
        rates={rates}
        today={now.toISOString().slice(0, 10)}
        {...(openList ? { openList } : {})}
        front={
          front || visit ? (
            <StaticPart>
              {front ? <FrontIntro {...front} /> : null}
              {visit ? <Visit {...visit} /> : null}
            </StaticPart>
          ) : undefined
        }
        sales={
          sales ? (
            <StaticPart>
              <SalesReview sales={sales} listHref={`#${SOLD_ID}`} />
            </StaticPart>
          ) : undefined
        }
        unpricedNote={
          <StaticPart>
            <UnpricedNote />
          </StaticPart>
        }
        headCards={
          head ? (
            <StaticPart>
              <HeadCards lots={view.items} choice={view.query.view} rates={rates} />
            </StaticPart>
          ) : undefined
        }
        notes={renderStaticNotes(template)}
      />
      <StaticPart>
        <PriceNote
          template={template}
          query={view.query}
          rates={terms.rates}
          today={now.toISOString().slice(0, 10)}
        />
      </StaticPart>
      <StaticPart>
        {front ? <FrontBands {...front} /> : null}
        <PageBlocks page={page} texts={texts} about={about}>
          {links ? <LandingBands {...links} /> : null}
        </PageBlocks>
        <p className={noPrint}>
          Не нашли подходящее? <a href={REQUEST_PAGE_PATH}>Опишите задачу</a>, менеджер подберёт варианты с
          расчётом.
        </p>
        <DemoNote />
      </StaticPart>
    </PageMain>
  );
}
