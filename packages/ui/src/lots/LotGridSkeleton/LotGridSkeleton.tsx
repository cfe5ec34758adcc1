import { cx } from '../../css/cx.ts';
import { Bone } from '../../primitives/Skeleton/Bone.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as photo from '../LotCard/CardPhoto.css.ts';
import * as card from '../LotCard/LotCard.css.ts';
import * as grid from '../LotGrid/LotGrid.css.ts';
import type { GridShape } from '../LotGrid/shape.ts';
import * as css from './LotGridSkeleton.css.ts';

export interface LotGridSkeletonProps {
  count?: number;
  shape?: GridShape;
  /** Lines of the ledger: two under a lot's own price, three under a turnkey price. */
  ledgerRows?: 2 | 3;
  badges?: boolean;
}

/** The sheet before its lots: the same boxes and lines as cards whose title takes one line. */
export function LotGridSkeleton({
  count = 12,
  shape = 'list',
  ledgerRows = 2,
  badges = false,
}: LotGridSkeletonProps) {
  return (
    <>
      <VisuallyHidden as="p">Лоты загружаются</VisuallyHidden>
      <ol className={cx(grid.sheet, grid.shape[shape])} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={cx(card.card, css.still)}>
            <div className={photo.photo} />
            <div className={card.title}>
              <span className={css.titleLine}>
                <Bone text="17" width={70} />
              </span>
            </div>
            <div className={card.facts}>
              <Bone text="13" width={90} />
            </div>
            <div className={card.house}>
              <Bone text="13" width={50} />
            </div>
            <div className={card.ledger}>
              {Array.from({ length: ledgerRows }, (_row, row) => (
                <div key={row} className={css.pair}>
                  <Bone text="13" width={60} />
                  <Bone text="13" width={row === 0 ? 100 : 50} />
                </div>
              ))}
            </div>
            <div className={css.total}>
              <Bone text="13" width={80} />
              <Bone text="26" width={100} />
            </div>
            {badges ? (
              <div className={card.badges}>
                <span className={css.badge}>
                  <Bone text="13" width={40} />
                </span>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
