import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LotCard } from '../LotCard/LotCard.tsx';
import type { LotCardExtras } from '../LotCard/extras.ts';
import { measureRoom } from '../LotCard/room.ts';
import { SkeletonCard } from './SkeletonCard.tsx';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import * as css from './LotGrid.css.ts';
import { PHOTO_SIZES } from './shape.ts';
import type { GridShape } from './shape.ts';

export interface LotGridProps {
  lots: readonly LotSummary[];
  shape?: GridShape;
  /** A heading for screen readers, when no visible heading precedes the list: «Лоты». */
  heading?: string;
  /** True when the grid follows another one without a gap. */
  continued?: boolean;
  /** Loads the first photo immediately, because it is the largest picture of the page. True by default for the first `list`. */
  priority?: boolean;
  /** Turnkey price, badges and buttons of a lot, if known. */
  extras?: (lot: PricedLot) => LotCardExtras;
  /** Number of lots that are loading: placeholders follow the cards. */
  coming?: number;
}

/** Lots as a grid of cards whose text lines and prices align across a row. */
export function LotGrid({
  lots,
  shape = 'list',
  heading,
  continued = false,
  priority = shape === 'list' && !continued,
  extras,
  coming = 0,
}: LotGridProps) {
  const cards = lots.map((lot) => ({ lot, ...extras?.(lot) }));
  const room = measureRoom(cards);
  return (
    <>
      {heading === undefined ? null : <VisuallyHidden as="h2">{heading}</VisuallyHidden>}
      <ol className={cx(css.sheet, css.shape[shape], continued && css.continued)}>
        {cards.map((card, index) => (
          <LotCard
            key={`${card.lot.type}/${card.lot.id}`}
            {...card}
            sizes={PHOTO_SIZES[shape]}
            priority={priority && index === 0}
            room={room}
          />
        ))}
        {Array.from({ length: coming }, (_, index) => (
          <SkeletonCard key={index} room={room} />
        ))}
      </ol>
    </>
  );
}
