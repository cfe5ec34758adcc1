import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { cx } from '../../css/cx.ts';
import { LotToolsElement } from '../customElements.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { formatLotState, formatShelfHref } from '../lotStateText.ts';
import * as css from './ShelfLots.css.ts';

const PHOTO_WIDTH = 320;
const PHOTO_HEIGHT = 240;

function ShelfLot({ lot }: { lot: LotSnapshot }) {
  const state = formatLotState(lot);
  return (
    <li className={css.lot} data-snapshot={JSON.stringify(lot)}>
      <div className={css.photo}>
        {lot.picture === undefined ? (
          <Icon name="nophoto" />
        ) : (
          <img
            className={cx(css.image, state !== undefined && css.unavailable)}
            src={formatPictureUrl(lot.picture, PHOTO_WIDTH)}
            alt=""
            width={PHOTO_WIDTH}
            height={PHOTO_HEIGHT}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className={css.words}>
        <h3 className={css.title}>
          <a className={css.link} href={formatShelfHref(lot.lot)}>
            {lot.title}
          </a>
        </h3>
        {lot.facts === undefined ? null : <p>{lot.facts}</p>}
        <p className={css.muted}>
          {[lot.grade && `оценка ${lot.grade}`, lot.place, state === undefined ? lot.auction : undefined]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === undefined ? null : <p className={css.state}>{state}</p>}
        {lot.price === undefined ? null : (
          <p className={css.price}>
            <span className={css.muted}>{lot.priceLabel}</span>
            <b className={css.amount}>{lot.price}</b>
            {lot.sure === undefined ? null : <small className={css.sure}>{lot.sure}</small>}
          </p>
        )}
      </div>
      <LotToolsElement className={css.tools} />
    </li>
  );
}

/** Lots of the shelf as they were last seen, each with its buttons. Those that were sold or withdrawn say so. */
export function ShelfLots({ lots, label }: { lots: readonly LotSnapshot[]; label: string }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {lots.map((lot) => (
        <ShelfLot key={lot.lot} lot={lot} />
      ))}
    </ul>
  );
}
