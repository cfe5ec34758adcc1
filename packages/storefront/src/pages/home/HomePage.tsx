import { StaticPart } from '#staticPart';
import { NBSP } from '@vvoz/catalogue/words/format';
import type { EntrySummary } from '@vvoz/api/content/contentSchemas';
import { WordSearch, type WordSearchProps } from '@vvoz/ui/filters/WordSearch/WordSearch.tsx';
import { HomeIntro } from '@vvoz/ui/home/HomeIntro/HomeIntro.tsx';
import { QuickLinks, type QuickLink } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';
import type { Quote } from '@vvoz/ui/home/Quotes/Quotes.tsx';
import { RequestPlace } from '@vvoz/ui/home/RequestPlace/RequestPlace.tsx';
import { StepStrip } from '@vvoz/ui/home/StepStrip/StepStrip.tsx';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { ExampleReceipt } from '../../data/exampleReceipt.ts';
import type { LotSet } from '../../data/lotSets.ts';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { RequestForm } from '@vvoz/site-browser/leads/RequestForm.tsx';
import { listTaskSteps } from '@vvoz/site-browser/leads/leadSteps.ts';
import { KindBand, type KindBandProps } from '../kinds/KindBand.tsx';
import { PURCHASE_STEPS } from '../text/shared/purchaseSteps.ts';
import { PageMain } from '../../shell/PageMain.tsx';
import type { BudgetCell } from './budgetCells.ts';
import { BudgetBand, CountriesBand, SetsBand, type CountryLinks } from './ChoiceBands.tsx';
import { ExampleBand } from './ExampleBand.tsx';
import type { FinderIslandProps } from './finder/FinderIsland.client.tsx';
import { FinderIsland } from './finder/FinderIsland.client.tsx';
import type { PopularLots } from './loadPopular.ts';
import { PopularBand, PopularType, PopularTypes } from './PopularBands.tsx';
import { ReadingBands } from './ReadingBands.tsx';

/** Data of the blocks. An empty list or an absent value leaves its block out. */
export interface HomePageProps {
  readonly title: string;
  readonly sentence: string;
  readonly finder?: FinderIslandProps;
  /** The search by words of the first catalogue. */
  readonly words?: Pick<WordSearchProps, 'action' | 'example' | 'pairs'>;
  readonly quickLinks: readonly QuickLink[];
  /** Kinds of vehicles of the first catalogue of each type. */
  readonly kinds?: readonly KindBandProps[];
  /** By type; the first with cards, the others as lines. */
  readonly popular: readonly PopularLots[];
  readonly budgets: readonly BudgetCell[];
  readonly countries: readonly CountryLinks[];
  /** The operator's sets of sold lots, and the path of the statistics that show them. */
  readonly sets: { readonly path: string; readonly items: readonly LotSet[] } | undefined;
  readonly example: ExampleReceipt | undefined;
  readonly articles: readonly EntrySummary[];
  readonly articleCount: number | undefined;
  readonly reviews: { readonly quotes: readonly Quote[]; readonly count: number };
  readonly phone: { readonly href: string; readonly label: string };
  readonly hours: string | undefined;
  /** Absent when the operator's consent text is not known: then the page offers the phone. */
  readonly leadOptions?: LeadOptions | undefined;
}

/** The front page of the main host. */
export function HomePage(props: HomePageProps) {
  const { title, sentence, finder, words, quickLinks, popular, example, phone, hours } = props;
  const [first, ...others] = popular;
  return (
    <PageMain sections>
      <HomeIntro title={title} sentence={sentence}>
        {finder ? <FinderIsland {...finder} /> : null}
        {words ? <WordSearch {...words} /> : null}
        {quickLinks.length > 0 ? <QuickLinks links={quickLinks} /> : null}
      </HomeIntro>
      <StaticPart>
        {first ? <PopularBand {...first} /> : null}
        {props.kinds?.map((kind) => (
          <KindBand key={kind.name} {...kind} />
        ))}
        <BudgetBand cells={props.budgets} />
        <PopularTypes>
          {others.map((one) => (
            <PopularType key={one.template.name} {...one} />
          ))}
        </PopularTypes>
        <CountriesBand countries={props.countries} />
        {props.sets ? <SetsBand {...props.sets} /> : null}
        <Band id="how" title="Как это работает" aside={`от торгов до номеров обычно 40–70${NBSP}дней`}>
          <StepStrip steps={PURCHASE_STEPS} />
        </Band>
        {example ? <ExampleBand {...example} /> : null}
        <ReadingBands articles={props.articles} articleCount={props.articleCount} {...props.reviews} />
      </StaticPart>
      <Band id="request" title="Не нашли? Опишите задачу">
        {props.leadOptions ? (
          <RequestForm leadOptions={props.leadOptions} kind="form" next={listTaskSteps(hours)} />
        ) : (
          <RequestPlace phone={phone} hours={hours} next={listTaskSteps()} />
        )}
      </Band>
      <DemoNote />
    </PageMain>
  );
}
