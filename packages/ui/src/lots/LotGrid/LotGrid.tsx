import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LotCard } from '../LotCard/LotCard.tsx';
import type { LotCardExtras } from '../LotCard/extras.ts';
import { roomOf } from '../LotCard/room.ts';
import { SkeletonCard } from '../LotGridSkeleton/SkeletonCard.tsx';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import * as css from './LotGrid.css.ts';
import { PHOTO_SIZES } from './shape.ts';
import type { GridShape } from './shape.ts';

export interface LotGridProps {
  lots: readonly LotSummary[];
  shape?: GridShape;
  /** An unseen heading of the list, for where no visible one stands above it: «Лоты». */
  heading?: string;
  /** The first photo is the page's largest picture: loaded at once. By default in the catalogue's list. */
  priority?: boolean;
  /** Turnkey price, badges and buttons of a lot, where they are known. */
  extras?: (lot: PricedLot) => LotCardExtras;
  /** So many more are under way: their places are kept behind the others. */
  coming?: number;
}

/** Lots as cells of one sheet, their rows of text and prices on common lines. */
export function LotGrid({
  lots,
  shape = 'list',
  heading,
  priority = shape === 'list',
  extras,
  coming = 0,
}: LotGridProps) {
  const cards = lots.map((lot) => ({ lot, ...extras?.(lot) }));
  const room = roomOf(cards);
  return (
    <>
      {heading === undefined ? null : <VisuallyHidden as="h2">{heading}</VisuallyHidden>}
      <ol className={cx(css.sheet, css.shape[shape])}>
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
