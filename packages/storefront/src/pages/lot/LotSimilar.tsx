import { isInRussia } from '@vvoz/catalogue/lots/inRussia';
import { noPrint } from '@vvoz/ui/css/base.css.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/shownPrice.ts';
import { MAX_ALTERNATIVES } from '@vvoz/ui/lots/LotResult/Alternatives.tsx';
import { SimilarLots } from '@vvoz/ui/lots/SimilarLots/SimilarLots.tsx';
import { AllAlike } from './AllAlike.tsx';
import type { LotPageProps } from './LotPageProps.ts';

const ROW = 4;

function formatTitle(lot: LotPageProps['lot']): string {
  if (isInRussia(lot)) return 'Похожие автомобили';
  return lot.status === 'coming' ? 'Похожие лоты' : 'Похожие лоты, которые можно купить';
}

/** Similar lots as cards, with their turnkey prices, and a link to all lots of the model. */
export function LotSimilar({
  lot,
  similar,
  template,
  alike = 0,
}: Pick<LotPageProps, 'lot' | 'similar' | 'template' | 'alike'>) {
  // The page of a sold lot shows the first ones in its panel.
  const lots = lot.status === 'sold' ? similar.slice(MAX_ALTERNATIVES) : similar.slice(0, ROW);
  if (lots.length === 0) return null;
  return (
    <div className={noPrint}>
      <SimilarLots
        lots={lots}
        title={formatTitle(lot)}
        extras={(one) => ({ turnkey: findTurnkeyPrice(one), badges: one.badges })}
        {...(alike > 1
          ? { aside: <AllAlike lot={lot} alike={alike} {...(template ? { template } : {})} /> }
          : {})}
      />
    </div>
  );
}
