import type { ReactNode } from 'react';
import { StaticPart } from '#staticPart';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { BidEnds } from '@vvoz/ui/cost/BidEnds/BidEnds.tsx';
import { Appearances } from '@vvoz/ui/lots/Appearances/Appearances.tsx';
import { AuctionClock } from '@vvoz/ui/lots/AuctionClock/AuctionClock.tsx';
import { Amount } from '@vvoz/ui/lots/LotOffer/Amount.tsx';
import { LotOffer } from '@vvoz/ui/lots/LotOffer/LotOffer.tsx';
import { Turnkey } from '@vvoz/ui/lots/LotOffer/Turnkey.tsx';
import { Alternatives } from '@vvoz/ui/lots/LotResult/Alternatives.tsx';
import { LotResult } from '@vvoz/ui/lots/LotResult/LotResult.tsx';
import { formatDeal } from '@vvoz/ui/lots/model/dealText.ts';
import { listLotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { formatSum } from '@vvoz/ui/lots/model/shownPrice.ts';
import { ShareBar } from '@vvoz/ui/lots/ShareBar/ShareBar.tsx';
import { LotToolsBar } from '@vvoz/ui/shelf/LotTools/LotToolsBar.tsx';
import { formatShareHref } from '../../address/shareHref.ts';
import { toSummary } from '../../model/toSummary.ts';
import { AllAlike } from './AllAlike.tsx';
import { findChosenResponse } from './findChosenResponse.ts';
import { listBidEnds } from './listBidEnds.ts';
import { LotBids } from './LotBids.tsx';
import { LotVisit } from './LotVisit.tsx';
import { formatChoiceHref } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { selectPrice } from './lotPrice.ts';
import { makePageSnapshot } from './makePageSnapshot.ts';
import { toShownCosts } from './shownCosts.ts';
import { RequestButton } from './RequestButton.tsx';

type Props = Pick<
  LotPageProps,
  | 'lot'
  | 'choice'
  | 'costs'
  | 'terms'
  | 'tel'
  | 'leadOptions'
  | 'now'
  | 'origin'
  | 'neighbours'
  | 'similar'
  | 'template'
  | 'alike'
  | 'visit'
>;

const makeStatic = (part: ReactNode) => <StaticPart>{part}</StaticPart>;

/** What the panel of a sold lot says besides its price: the cost today, the comparison, what to buy instead. */
function listSoldParts({ lot, choice, costs, neighbours, similar, template, alike }: Props) {
  if (lot.status !== 'sold') return {};
  const cost = toShownCosts({ choice, costs })[choice.variant];
  const inCatalogue = { lot, ...(template ? { template } : {}), ...(alike === undefined ? {} : { alike }) };
  return {
    today: cost && formatSum(toSummary(lot), cost).amount,
    deal: neighbours?.deal && formatDeal(neighbours.deal),
    alternatives: (
      <StaticPart>
        <Alternatives lots={similar} more={<AllAlike {...inCatalogue} />} />
      </StaticPart>
    ),
  };
}

/** Beside the pictures: the price with clock and bids, or the result of a sale; the request; what one can do with the lot. */
export function LotAside(props: Props) {
  const { lot, choice, costs, terms, tel, leadOptions, now, origin, neighbours, visit } = props;
  // Only the values that a static part shows, so that the part is equal for the next visitor.
  const shown = { lot, choice, terms, ...(costs ? { costs } : {}) };
  const request = <RequestButton lot={lot} hasForm={leadOptions !== undefined} tel={tel} wide />;
  const actions = (
    <ShareBar url={`${origin}${formatChoiceHref(formatShareHref(lot), choice)}`}>
      <StaticPart>
        <LotToolsBar snapshot={makePageSnapshot(shown)} />
      </StaticPart>
    </ShareBar>
  );
  const appearances = neighbours ? (
    <StaticPart>
      <Appearances appearances={neighbours.appearances} currency={lot.currency} />
    </StaticPart>
  ) : null;
  if (lot.status !== 'coming')
    return (
      <LotResult lot={lot} request={request} actions={actions} {...listSoldParts(props)}>
        {appearances}
      </LotResult>
    );
  const price = selectPrice(shown);
  const turnkey = price ? (
    <>
      <Turnkey label={price.label} note={price.note}>
        <Amount text={price.amount} />
      </Turnkey>
      <BidEnds ends={listBidEnds(shown)} currency={lot.currency} />
    </>
  ) : undefined;
  const isAuctioned = lot.auctionDate !== undefined && !hasFixedPrice(lot);
  const clock = isAuctioned ? (
    <AuctionClock
      lot={lot}
      now={now.getTime()}
      calendarHref={`${formatLotHref(lot)}/calendar.ics`}
      wrapFixed={makeStatic}
    />
  ) : undefined;
  return (
    <LotOffer
      lot={lot}
      request={request}
      actions={actions}
      badges={listLotBadges(lot, now.toISOString().slice(0, 10), findChosenResponse(shown))}
      wrapFixed={makeStatic}
      {...(turnkey ? { turnkey } : {})}
      {...(clock ? { clock } : {})}
    >
      {isAuctioned ? (
        <StaticPart>
          <LotBids {...shown} />
        </StaticPart>
      ) : null}
      {visit ? (
        <StaticPart>
          <LotVisit {...visit} />
        </StaticPart>
      ) : null}
      {appearances}
    </LotOffer>
  );
}
