import type { ReactNode } from 'react';
import { StaticPart } from '#staticPart';
import { LotFacts } from '@vvoz/ui/lots/LotFacts/LotFacts.tsx';
import { LotGallery } from '@vvoz/ui/lots/LotGallery/LotGallery.tsx';
import { LotLayout } from '@vvoz/ui/lots/LotLayout/LotLayout.tsx';
import { PageMain } from '../../shell/PageMain.tsx';
import * as page from '../../shell/PageMain.css.ts';
import { LotCompared } from './LotCompared.tsx';
import { LotBottom } from './LotBottom.tsx';
import { LotModel } from './LotModel.tsx';
import type { LotPageProps } from './LotPageProps.ts';
import { LotAside } from './LotAside.tsx';
import { isUnpriced } from './lotPrice.ts';
import { LotPriceBar } from './LotPriceBar.tsx';
import { LotReceipt } from './LotReceipt.tsx';
import { LotRequest } from './LotRequest.tsx';
import { LotSimilar } from './LotSimilar.tsx';
import { LotTop } from './LotTop.tsx';

const makeStatic = (part: ReactNode) => <StaticPart>{part}</StaticPart>;

/** A lot's page: auction sheet and photos, facts, receipt of costs, compared sales, similar lots. */
export function LotPage(props: LotPageProps) {
  const { lot, choice, costs, terms, tel, origin, leadOptions } = props;
  const { template, characteristics, neighbours, similar, alike } = props;
  // Static parts get only the values that they show, so that the parts are equal for the next visitor.
  const priced = { lot, choice, terms, ...(costs ? { costs } : {}) };
  const inCatalogue = { lot, ...(template ? { template } : {}) };
  return (
    <PageMain sections>
      <div className={page.top}>
        <StaticPart>
          <LotTop {...inCatalogue} unpriced={isUnpriced(props)} />
        </StaticPart>
        <LotLayout
          gallery={<LotGallery lot={lot} wrapLegend={makeStatic} />}
          offer={<LotAside {...props} />}
          facts={makeStatic(<LotFacts lot={lot} />)}
          offerFirst={lot.status === 'sold'}
        />
      </div>
      <StaticPart>
        <LotModel lot={lot} {...(characteristics ? { characteristics } : {})} />
        <LotReceipt {...priced} />
        <LotCompared {...priced} {...(neighbours ? { neighbours } : {})} />
        <LotSimilar {...inCatalogue} similar={similar} {...(alike === undefined ? {} : { alike })} />
      </StaticPart>
      <StaticPart>
        <LotPriceBar {...priced} tel={tel} hasForm={leadOptions !== undefined} />
      </StaticPart>
      {leadOptions ? <LotRequest {...props} leadOptions={leadOptions} /> : null}
      <StaticPart>
        <LotBottom
          lot={lot}
          choice={choice}
          tel={tel}
          origin={origin}
          day={props.now.toISOString().slice(0, 10)}
        />
      </StaticPart>
    </PageMain>
  );
}
