import type { ReactNode } from 'react';
import { StaticPart } from '#staticPart';
import { PRICE_LABELS, formatPriceHeading } from '@vvoz/catalogue/cost/priceLabels';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { describeMachine, isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { noPrint, onPaper } from '@vvoz/ui/css/base.css.ts';
import { AuctionClock } from '@vvoz/ui/lots/AuctionClock/AuctionClock.tsx';
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
import { listLotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { formatRubleRange } from '@vvoz/ui/lots/model/turnkey.ts';
import { SalesChart } from '@vvoz/ui/sales/SalesChart/SalesChart.tsx';
import { ShareBar } from '@vvoz/ui/lots/ShareBar/ShareBar.tsx';
import { UnpricedNote } from '@vvoz/ui/lots/UnpricedNote/UnpricedNote.tsx';
import { LotToolsBar } from '@vvoz/ui/shelf/LotTools/LotToolsBar.tsx';
import { formatModel } from '@vvoz/catalogue/words/brands';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { REQUEST_ANCHOR } from '../leads/leadPaths.ts';
import { formatTelHref } from '../shell/telHref.ts';
import { PageMain } from '../shell/PageMain.tsx';
import * as page from '../shell/PageMain.css.ts';
import { AllAlike } from './AllAlike.tsx';
import { formatModelAndCode } from './alikeQuery.ts';
import { findChosenAnswer } from './findChosenAnswer.ts';
import { LotBids } from './LotBids.tsx';
import { formatChoiceHref } from './lotChoice.ts';
import { listLotCrumbs } from './lotCrumbs.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { formatShareHref } from '../share/shareHref.ts';
import { makePageSnapshot } from './makePageSnapshot.ts';
import { LotReceipt } from './LotReceipt.tsx';
import { LotRequest } from './LotRequest.tsx';
import { SimilarBand } from './SimilarBand.tsx';

const makeStatic = (part: ReactNode) => <StaticPart>{part}</StaticPart>;

/** The total of the chosen variant with its labels; undefined when it could not be calculated. */
function selectPrice({ lot, choice, costs, terms }: LotPageProps) {
  const answer = findChosenAnswer({ choice, costs });
  if (!answer) return undefined;
  const city = terms.cities.find(({ key }) => key === choice.city)?.name ?? 'Владивосток';
  return {
    amount: formatRubleRange(answer.totals.total, answer.interval?.low.totals.total),
    label: `${isMachine(lot) ? 'Предварительно под ключ' : formatPriceHeading(choice.variant)}, ${city}`,
    beside: isMachine(lot) ? 'предварительно' : PRICE_LABELS[choice.variant].beside,
    note: `от цены: ${costs?.priceNote ?? ''}`,
  };
}

/** True when the calculator failed for the chosen variant or for a similar lot. */
function isUnpriced({ choice, costs, similar }: LotPageProps): boolean {
  const shown = costs?.costs.find(({ variant }) => variant === choice.variant);
  const failed = shown !== undefined && shown.answer === undefined && shown.problem === undefined;
  return failed || similar.some(({ unpriced }) => unpriced);
}

/** A lot's page: auction sheet and photos, facts, receipt of costs, statistics of similar sales, similar lots. */
export function LotPage(props: LotPageProps) {
  const {
    lot,
    similar,
    alike = 0,
    template,
    tel,
    statistics,
    now,
    origin,
    choice,
    characteristics,
    costs,
    terms,
    leadOptions,
  } = props;
  // Only the values that static parts show, so that the parts are equal for the next visitor.
  const shown = { lot, choice, terms, ...(costs ? { costs } : {}) };
  const machine = describeMachine(lot);
  const path = formatLotHref(lot);
  const today = now.toISOString().slice(0, 10);
  const price = selectPrice(props);
  const coming = lot.status === 'coming';
  const auction = coming && lot.auctionDate !== undefined && !hasFixedPrice(lot);
  const actions = (
    <ShareBar url={`${origin}${formatChoiceHref(formatShareHref(lot), choice)}`}>
      <StaticPart>
        <LotToolsBar snapshot={makePageSnapshot(props)} />
      </StaticPart>
    </ShareBar>
  );
  const request = (
    <div className={noPrint}>
      {leadOptions ? (
        <Button tone="primary" size="l" wide href={`#${REQUEST_ANCHOR}`}>
          Оставить заявку
        </Button>
      ) : (
        <Button tone="primary" size="l" wide href={formatTelHref(tel)}>
          Позвонить о лоте
        </Button>
      )}
    </div>
  );
  return (
    <PageMain sections>
      <div className={page.top}>
        <StaticPart>
          <Breadcrumbs items={listLotCrumbs(lot, template)} />
          <LotHeading lot={lot} {...(machine ? { machine } : {})} />
          {isUnpriced(props) ? <UnpricedNote /> : null}
        </StaticPart>
        <LotLayout
          gallery={<LotGallery lot={lot} wrapLegend={makeStatic} />}
          offer={
            coming ? (
              <LotOffer
                lot={lot}
                request={request}
                actions={actions}
                badges={listLotBadges(lot, today)}
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
                        <AuctionClock lot={lot} now={now.getTime()} calendarHref={`${path}/calendar.ics`} />
                      ),
                    }
                  : {})}
              >
                {auction ? (
                  <StaticPart>
                    <LotBids {...shown} />
                  </StaticPart>
                ) : null}
              </LotOffer>
            ) : (
              <LotResult lot={lot} request={request} actions={actions} />
            )
          }
          facts={
            <StaticPart>
              <LotFacts lot={lot} />
            </StaticPart>
          }
        />
      </div>
      <StaticPart>
        {characteristics && characteristics.items.length > 0 ? (
          <Band id="characteristics" title={`О модели ${formatModel(lot.model)}`}>
            <SpecTable items={characteristics.items.map(({ label, value }) => ({ term: label, value }))} />
          </Band>
        ) : null}
        <LotReceipt {...shown} />
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
            about={formatModelAndCode(lot)}
            {...(lot.start && coming ? { marker: { price: lot.start, label: 'старт этого лота' } } : {})}
          />
        ) : null}
        {similar.length > 0 ? (
          <div className={noPrint}>
            <SimilarBand
              lots={similar}
              title={coming ? 'Похожие лоты' : 'Похожие лоты, которые можно купить'}
              {...(alike > 1
                ? { aside: <AllAlike lot={lot} alike={alike} {...(template ? { template } : {})} /> }
                : {})}
            />
          </div>
        ) : null}
      </StaticPart>
      {leadOptions ? <LotRequest {...props} leadOptions={leadOptions} /> : null}
      <StaticPart>
        <DemoNote />
        <p className={onPaper}>
          {tel} · {`${origin}${formatChoiceHref(path, choice)}`}
        </p>
        <LotBar
          lot={lot}
          {...(price && coming ? { turnkey: { label: price.beside, amount: price.amount } } : {})}
        >
          {leadOptions ? (
            <Button tone="primary" href={`#${REQUEST_ANCHOR}`}>
              Оставить заявку
            </Button>
          ) : (
            <Button tone="primary" href={formatTelHref(tel)}>
              Позвонить
            </Button>
          )}
        </LotBar>
      </StaticPart>
    </PageMain>
  );
}
