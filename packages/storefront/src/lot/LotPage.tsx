import { brandLabel, modelLabel } from '@vvoz/api/catalog/brands';
import { NBSP } from '@vvoz/api/catalog/format';
import { catalogAddress } from '@vvoz/api/catalog/catalogPath';
import type { PricedLot } from '@vvoz/api/calc/lotCosts';
import { PRICE_LABELS } from '@vvoz/api/calc/priceLabels';
import type { CalcTerms } from '@vvoz/api/calc/types';
import type { Lot } from '@vvoz/api/catalog/lot';
import { lotHref } from '@vvoz/api/catalog/lotText';
import { EMPTY_QUERY } from '@vvoz/api/catalog/query';
import type { Template } from '@vvoz/api/catalog/templates';
import type { LotStatistics } from '@vvoz/api/v2/schemas';
import { AuctionClock } from '@vvoz/ui/lots/AuctionClock/AuctionClock.tsx';
import { BidCalculator } from '@vvoz/ui/lots/BidCalculator/BidCalculator.tsx';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { LotBar } from '@vvoz/ui/lots/LotBar/LotBar.tsx';
import { LotFacts } from '@vvoz/ui/lots/LotFacts/LotFacts.tsx';
import { LotGallery } from '@vvoz/ui/lots/LotGallery/LotGallery.tsx';
import { LotHeading } from '@vvoz/ui/lots/LotHeading/LotHeading.tsx';
import { LotLayout } from '@vvoz/ui/lots/LotLayout/LotLayout.tsx';
import { Amount } from '@vvoz/ui/lots/LotOffer/Amount.tsx';
import { LotOffer } from '@vvoz/ui/lots/LotOffer/LotOffer.tsx';
import { Turnkey } from '@vvoz/ui/lots/LotOffer/Turnkey.tsx';
import { LotResult } from '@vvoz/ui/lots/LotResult/LotResult.tsx';
import { lotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { rublesBetween, turnkeyPrice } from '@vvoz/ui/lots/model/turnkey.ts';
import { PriceReceipt } from '@vvoz/ui/lots/PriceReceipt/PriceReceipt.tsx';
import { SalesChart } from '@vvoz/ui/lots/SalesChart/SalesChart.tsx';
import { ShareBar } from '@vvoz/ui/lots/ShareBar/ShareBar.tsx';
import { SimilarLots } from '@vvoz/ui/lots/SimilarLots/SimilarLots.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { telHref } from '../shell/telHref.ts';
import { PageMain } from '../shell/PageMain.tsx';
import * as page from '../shell/PageMain.css.ts';
import type { LotCosts } from './loadCosts.ts';
import { choiceHref, choicePairs, type LotChoice } from './lotChoice.ts';

export interface LotPageProps {
  readonly lot: Lot;
  readonly similar: readonly PricedLot[];
  /** The catalogue that the lot belongs to; its breadcrumbs lead there. Absent where this host has none for its type. */
  readonly template?: Template;
  /** Telephone of the office, for the request. */
  readonly tel: string;
  /** For whom and where the price is; what may be spent. */
  readonly choice: LotChoice;
  /** Absent where there is nothing to calculate from. */
  readonly costs?: LotCosts;
  readonly terms: CalcTerms;
  /** What like lots were sold for; absent where the backend does not say. */
  readonly statistics?: LotStatistics;
  readonly now: Date;
  /** This host's address, for the link to share. */
  readonly origin: string;
}

function crumbs(lot: Lot, template: Template | undefined) {
  const home = { label: 'Главная', href: '/' };
  const last = { label: lot.lotNumber ? `Лот ${lot.lotNumber}` : modelLabel(lot.model) };
  if (!template) return [home, last];
  const at = (lists: Parameters<typeof catalogAddress>[1]['lists']) =>
    catalogAddress(template.path, { ...EMPTY_QUERY, lists });
  const brand = { brand: [lot.brand] };
  const model = { ...brand, model: [lot.model] };
  return [
    home,
    { label: template.title, href: template.path },
    { label: brandLabel(lot.brand), href: at(brand) },
    { label: modelLabel(lot.model), href: at(model) },
    ...(lot.kuzov ? [{ label: lot.kuzov, href: at({ ...model, kuzov: [lot.kuzov] }) }] : []),
    last,
  ];
}

/** The shown variant's sum with where and what for; undefined where it is not known. */
function shownPrice({ choice, costs, terms }: LotPageProps) {
  const answer = costs?.costs.find(({ variant }) => variant === choice.variant)?.answer;
  if (!answer) return undefined;
  const city = terms.cities.find(({ key }) => key === choice.city)?.name ?? 'Владивосток';
  return {
    amount: rublesBetween(answer.totals.total, answer.interval?.low.totals.total),
    label: `${PRICE_LABELS[choice.variant].heading}, ${city}`,
    beside: PRICE_LABELS[choice.variant].beside,
    note: `от цены: ${costs?.priceNote ?? ''}`,
  };
}

function Receipt({ lot, choice, costs, terms }: LotPageProps) {
  if (!costs) return null;
  const path = lotHref(lot);
  return (
    <PriceReceipt
      tabs={costs.costs.map(({ variant, answer, problem }) => ({
        variant,
        href: choiceHref(path, { ...choice, variant }, 'receipt'),
        ...(answer ? { receipt: answer } : {}),
        ...(problem === undefined ? {} : { problem }),
      }))}
      current={choice.variant}
      form={{
        action: `${path}#receipt`,
        kept: choicePairs(choice, ['payer', 'city']),
        payer: choice.payer,
        city: choice.city,
        cities: terms.cities,
      }}
      priceNote={costs.priceNote}
      changes={costs.costs.find(({ variant }) => variant === choice.variant)?.answer?.changes ?? []}
      retryHref={choiceHref(path, choice, 'receipt')}
      aside={`Сумма строк равна итогу`}
    />
  );
}

const WRONG_BUDGET = 'Впишите сумму в рублях цифрами';

function Bids({ lot, choice, costs }: LotPageProps) {
  if (!costs) return null;
  const asked = choice.budgetText !== '';
  return (
    <BidCalculator
      action={`${lotHref(lot)}#bid`}
      kept={choicePairs(choice, ['budget'])}
      currency={lot.currency}
      {...(asked ? { budget: choice.budgetText } : {})}
      {...(asked && choice.budget === undefined ? { error: WRONG_BUDGET } : {})}
      {...(costs.bids ? { answer: costs.bids } : {})}
    />
  );
}

/** A lot's page: sheet and views, facts, every line of what it costs here, what like ones sold for, others like it. */
export function LotPage(props: LotPageProps) {
  const { lot, similar, template, tel, statistics, now, origin, choice } = props;
  const path = lotHref(lot);
  const today = now.toISOString().slice(0, 10);
  const price = shownPrice(props);
  const coming = lot.status === 'coming';
  const auction = lot.auctionDate !== undefined && coming;
  const actions = <ShareBar url={`${origin}${choiceHref(path, choice)}`} />;
  const request = (
    <Button tone="primary" size="l" wide href={telHref(tel)}>
      Позвонить о лоте
    </Button>
  );
  return (
    <PageMain sections>
      <div className={page.top}>
        <Breadcrumbs items={crumbs(lot, template)} />
        <LotHeading lot={lot} />
        <LotLayout
          gallery={<LotGallery lot={lot} />}
          offer={
            coming ? (
              <LotOffer
                lot={lot}
                request={request}
                actions={actions}
                badges={lotBadges(lot, today)}
                {...(price
                  ? {
                      turnkey: (
                        <Turnkey label={price.label} note={price.note}>
                          <Amount text={price.amount} />
                        </Turnkey>
                      ),
                    }
                  : {})}
                {...(auction
                  ? {
                      clock: (
                        <AuctionClock
                          auctionDate={lot.auctionDate}
                          now={now.getTime()}
                          calendarHref={`${path}/calendar.ics`}
                        />
                      ),
                    }
                  : {})}
              >
                {auction ? <Bids {...props} /> : null}
              </LotOffer>
            ) : (
              <LotResult lot={lot} request={request} actions={actions} />
            )
          }
          facts={<LotFacts lot={lot} />}
        />
      </div>
      <Receipt {...props} />
      {statistics && statistics.months.length > 0 ? (
        <SalesChart
          months={statistics.months.map(({ month, sold, unsold, p10 = null, p50 = null, p90 = null }) => ({
            month,
            sold,
            unsold,
            p10,
            p50,
            p90,
          }))}
          currency={lot.currency}
          about={[modelLabel(lot.model), lot.kuzov].filter(Boolean).join(NBSP)}
          {...(lot.start && coming ? { marker: { price: lot.start, label: 'старт этого лота' } } : {})}
        />
      ) : null}
      <SimilarLots
        lots={similar}
        title={coming ? 'Похожие лоты' : 'Похожие лоты, которые можно купить'}
        extras={(other) => ({ turnkey: turnkeyPrice(other), badges: lotBadges(other, today) })}
      />
      <DemoNote />
      <LotBar
        lot={lot}
        {...(price && coming ? { turnkey: { label: price.beside, amount: price.amount } } : {})}
      >
        <Button tone="primary" href={telHref(tel)}>
          Позвонить
        </Button>
      </LotBar>
    </PageMain>
  );
}
