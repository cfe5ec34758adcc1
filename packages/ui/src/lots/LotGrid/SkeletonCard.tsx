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
          <Bone text="17" width={70} />
        </span>
      </div>
      <div className={card.facts}>
        <Bone text="13" width={90} />
      </div>
      <div className={card.house}>
        <Bone text="13" width={50} />
      </div>
      <div className={cx(card.ledger, card.ledgerRoom[room.ledger])}>
        {Array.from({ length: room.ledger }, (_, row) => (
          <div key={row} className={css.pair}>
            <Bone text="13" width={60} />
            <Bone text="13" width={row === 0 ? 100 : 50} />
          </div>
        ))}
      </div>
      <div className={cx(css.total, card.totalRoom[room.total], room.sure && card.sureRoom[room.total])}>
        <Bone text="13" width={80} />
        <Bone text="26" width={100} />
        {room.sure ? (
          <span className={css.sure}>
            <Bone text="13" width={60} />
          </span>
        ) : null}
      </div>
      {room.badges ? (
        <div className={card.badges}>
          <span className={css.badge}>
            <Bone text="13" width={40} />
          </span>
        </div>
      ) : null}
    </li>
  );
}
