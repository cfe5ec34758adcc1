import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { LotCardExtras } from '../LotCard/extras.ts';
import { LotGrid } from '../LotGrid/LotGrid.tsx';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';

export interface SimilarLotsProps {
  /** Four lots fill the row. */
  lots: readonly LotSummary[];
  id?: string;
  title?: string;
  /** A link to the full list: «Все Prius ZVW51 — 48». */
  aside?: ReactNode;
  extras?: (lot: PricedLot) => LotCardExtras;
}

/** Section of lots similar to the one on the page. Renders nothing when there are none. */
export function SimilarLots({
  lots,
  id = 'similar',
  title = 'Похожие лоты',
  aside,
  extras,
}: SimilarLotsProps) {
  if (lots.length === 0) return null;
  return (
    <Band id={id} title={title} aside={aside}>
      <LotGrid lots={lots} shape="four" {...(extras === undefined ? {} : { extras })} />
    </Band>
  );
}
