import { formatCatalogLinkRel } from '@vvoz/catalogue/address/catalogLinkRel';
import { formatCatalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { buildAlikeQuery, formatModelAndCode } from './alikeQuery.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** «Все Prius ZVW51 — 48»: a link to the list of the lot's brand, model and body code. */
export function AllAlike({ lot, template, alike }: Pick<LotPageProps, 'lot' | 'template' | 'alike'>) {
  if (!template || alike === undefined) return null;
  const href = formatCatalogAddress(template.path, buildAlikeQuery(lot));
  return (
    <a href={href} {...formatCatalogLinkRel(href)}>
      Все {formatModelAndCode(lot)} — {formatNumber(alike)}
    </a>
  );
}
