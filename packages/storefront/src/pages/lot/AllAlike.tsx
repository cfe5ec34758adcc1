import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { buildAlikeQuery, formatModelAndCode } from '../../model/alikeQuery.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** «Все Prius ZVW51 — 48»: a link to the list of the lot's brand, model and body code. Nothing for a single one. */
export function AllAlike({ lot, template, alike = 0 }: Pick<LotPageProps, 'lot' | 'template' | 'alike'>) {
  if (!template || alike <= 1) return null;
  const href = formatEntrance(template, buildAlikeQuery(lot));
  return (
    <a href={href} {...formatCatalogueLinkRel(href)}>
      Все {formatModelAndCode(lot)} — {formatNumber(alike)}
    </a>
  );
}
