import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CardRoom } from '../LotCard/room.ts';
import * as grid from './LotGrid.css.ts';
import type { GridShape } from './shape.ts';
import { SkeletonCard } from './SkeletonCard.tsx';

export interface LotGridSkeletonProps {
  count?: number;
  shape?: GridShape;
  /** Space of the cards to come: two ledger lines for a lot's own price, three for a turnkey price. */
  room?: CardRoom;
}

const OWN_PRICES: CardRoom = { ledger: 2, total: 'large', badges: false, sure: 0 };

/** Placeholder of `LotGrid` while the lots load. */
export function LotGridSkeleton({ count = 12, shape = 'list', room = OWN_PRICES }: LotGridSkeletonProps) {
  return (
    <>
      <VisuallyHidden as="p">Лоты загружаются</VisuallyHidden>
      <ol className={cx(grid.sheet, grid.shape[shape])} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} room={room} />
        ))}
      </ol>
    </>
  );
}
