import { StaticPart } from '#staticPart';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { BidEnds } from '@vvoz/ui/cost/BidEnds/BidEnds.tsx';
import { noPrint } from '@vvoz/ui/css/base.css.ts';
import { AuctionClock } from '@vvoz/ui/lots/AuctionClock/AuctionClock.tsx';
import { Amount } from '@vvoz/ui/lots/LotOffer/Amount.tsx';
import { LotOffer } from '@vvoz/ui/lots/LotOffer/LotOffer.tsx';
import { Turnkey } from '@vvoz/ui/lots/LotOffer/Turnkey.tsx';
import { LotResult } from '@vvoz/ui/lots/LotResult/LotResult.tsx';
import { listLotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { ShareBar } from '@vvoz/ui/lots/ShareBar/ShareBar.tsx';
import { LotToolsBar } from '@vvoz/ui/shelf/LotTools/LotToolsBar.tsx';
import { formatShareHref } from '../../address/shareHref.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import { listBidEnds } from './listBidEnds.ts';
import { LotBids } from './LotBids.tsx';
import { formatChoiceHref } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { selectPrice } from './lotPrice.ts';
import { makePageSnapshot } from './makePageSnapshot.ts';
import { RequestButton } from './RequestButton.tsx';

type Props = Pick<
  LotPageProps,
  'lot' | 'choice' | 'costs' | 'terms' | 'tel' | 'leadOptions' | 'now' | 'origin'
>;

/** Beside the pictures: the price with clock and bids, or the result of a sale; the request; what one can do with the lot. */
export function LotAside({ lot, choice, costs, terms, tel, leadOptions, now, origin }: Props) {
  // Only the values that a static part shows, so that the part is equal for the next visitor.
  const shown = { lot, choice, terms, ...(costs ? { costs } : {}) };
  const request = (
    <div className={noPrint}>
      <RequestButton hasForm={leadOptions !== undefined} tel={tel} wide />
    </div>
  );
  const actions = (
    <ShareBar url={`${origin}${formatChoiceHref(formatShareHref(lot), choice)}`}>
      <StaticPart>
        <LotToolsBar snapshot={makePageSnapshot(shown)} />
      </StaticPart>
    </ShareBar>
  );
  if (lot.status !== 'coming') return <LotResult lot={lot} request={request} actions={actions} />;
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
    <AuctionClock lot={lot} now={now.getTime()} calendarHref={`${formatLotHref(lot)}/calendar.ics`} />
  ) : undefined;
  return (
    <LotOffer
      lot={lot}
      request={request}
      actions={actions}
      badges={listLotBadges(lot, now.toISOString().slice(0, 10), findChosenResponse(shown))}
      {...(turnkey ? { turnkey } : {})}
      {...(clock ? { clock } : {})}
    >
      {isAuctioned ? (
        <StaticPart>
          <LotBids {...shown} />
        </StaticPart>
      ) : null}
    </LotOffer>
  );
}
