import { cx } from '../../css/cx.ts';
import { Bone } from '../../primitives/Skeleton/Bone.tsx';
import * as photo from '../LotCard/CardPhoto.css.ts';
import * as card from '../LotCard/LotCard.css.ts';
import type { CardRoom } from '../LotCard/room.ts';
import * as css from './LotGridSkeleton.css.ts';

/** Placeholder of a card: the same boxes and lines as a card with a one-line title. */
export function SkeletonCard({ room }: { room: CardRoom }) {
  return (
    <li className={cx(card.card, css.still)} aria-hidden="true">
      <div className={photo.photo} />
      <div className={card.title}>
        <span className={css.titleLine}>
          <Bone text="lead" width={70} />
        </span>
      </div>
      <div className={card.facts}>
        <Bone text="caption" width={90} />
      </div>
      <div className={card.house}>
        <Bone text="caption" width={50} />
      </div>
      <div className={cx(card.ledger, card.ledgerRoom[room.ledger])}>
        {Array.from({ length: room.ledger }, (_, row) => (
          <div key={row} className={css.pair}>
            <Bone text="caption" width={60} />
            <Bone text="caption" width={row === 0 ? 100 : 50} />
          </div>
        ))}
      </div>
      <div className={cx(css.total, card.totalRoom[room.total], card.sureRoom[room.total][room.sure])}>
        <Bone text="caption" width={80} />
        <Bone text="heading" width={100} />
        {room.sure > 0 ? (
          <span className={css.sure}>
            <Bone text="caption" width={60} />
          </span>
        ) : null}
      </div>
      {room.badges ? (
        <div className={card.badges}>
          <span className={css.badge}>
            <Bone text="caption" width={40} />
          </span>
        </div>
      ) : null}
    </li>
  );
}
