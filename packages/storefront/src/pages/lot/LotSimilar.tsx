import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { formatEntrance } from '@vvoz/catalogue/templates/entrance';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { noPrint } from '@vvoz/ui/css/base.css.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/turnkey.ts';
import { SimilarLots } from '@vvoz/ui/lots/SimilarLots/SimilarLots.tsx';
import { buildAlikeQuery, formatModelAndCode } from '../../model/alikeQuery.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** «Все Prius ZVW51 — 48»: a link to the list of the lot's brand, model and body code. */
function AllAlike({ lot, template, alike = 0 }: Pick<LotPageProps, 'lot' | 'template' | 'alike'>) {
  if (!template) return null;
  const href = formatEntrance(template, buildAlikeQuery(lot));
  return (
    <a href={href} {...formatCatalogueLinkRel(href)}>
      Все {formatModelAndCode(lot)} — {formatNumber(alike)}
    </a>
  );
}

/** Similar lots as cards, with their turnkey prices, and a link to all lots of the model. */
export function LotSimilar({
  lot,
  similar,
  template,
  alike = 0,
}: Pick<LotPageProps, 'lot' | 'similar' | 'template' | 'alike'>) {
  if (similar.length === 0) return null;
  return (
    <div className={noPrint}>
      <SimilarLots
        lots={similar}
        title={lot.status === 'coming' ? 'Похожие лоты' : 'Похожие лоты, которые можно купить'}
        extras={(one) => ({ turnkey: findTurnkeyPrice(one), badges: one.badges })}
        {...(alike > 1
          ? { aside: <AllAlike lot={lot} alike={alike} {...(template ? { template } : {})} /> }
          : {})}
      />
    </div>
  );
}
