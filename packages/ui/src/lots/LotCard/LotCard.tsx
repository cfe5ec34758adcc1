import { NBSP } from '@vvoz/catalogue/words/format';
import { formatLotHref, formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import { cx } from '../../css/cx.ts';
import { FILLED_BY_SCRIPT } from '../../primitives/filledByScript.ts';
import { FactsLine } from '../FactsLine/FactsLine.tsx';
import { listLedgerRows, findOwnPrice } from '../model/prices.ts';
import { formatHouseLine } from '../model/cardTexts.ts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { Badges } from './Badges.tsx';
import { CardPhoto } from './CardPhoto.tsx';
import type { LotCardExtras } from './extras.ts';
import * as css from './LotCard.css.ts';
import { Ledger } from './Ledger.tsx';
import { type CardRoom, isLong, measureRoom } from './room.ts';

/**
 * A custom element that `shelf/LotTools` defines when the page is idle. Importing it would exceed the list's size
 * limit.
 */
const LotTools = 'lot-tools' as 'span';

export interface LotCardProps extends LotCardExtras {
  lot: LotSummary;
  /** The `sizes` attribute of the photo. */
  sizes: string;
  /** Loads the photo immediately and before others: for the first card of a page. */
  priority?: boolean;
  /** Space that the cards of the list need; by default the space that this card needs. */
  room?: CardRoom;
  level?: 2 | 3 | 4;
}

/** One lot in a `LotGrid`: photo, name, facts, auction and prices. The whole card is a link to the lot. */
export function LotCard({
  lot,
  sizes,
  priority = false,
  room: given,
  level = 3,
  turnkey,
  badges = [],
  money,
}: LotCardProps) {
  const Heading = `h${level}` as const;
  const total: { label: string; amount?: string; sure?: string } = turnkey ?? findOwnPrice(lot);
  const version = formatLotVersion(lot);
  const room = given ?? measureRoom([{ lot, turnkey, badges }]);
  return (
    <li className={css.card} data-lot={`${lot.type}/${lot.id}`}>
      <CardPhoto lot={lot} sizes={sizes} priority={priority} />
      <Heading className={css.title}>
        <a className={css.link} href={formatLotHref(lot)}>
          {formatLotName(lot)}
          {version === '' ? null : (
            <>
              {`${NBSP}· `}
              <span className={css.version}>{version}</span>
            </>
          )}
        </a>
      </Heading>
      <p className={css.facts}>
        <FactsLine lot={lot} />
      </p>
      <p className={css.house}>{formatHouseLine(lot)}</p>
      <Ledger
        rows={listLedgerRows(lot, { withOwn: turnkey !== undefined, write: money })}
        room={room.ledger}
      />
      <p className={cx(css.total, css.totalRoom[room.total], css.sureRoom[room.total][room.sure])}>
        <span className={css.totalLabel}>{total.label}</span>
        {total.amount === undefined ? null : (
          <b
            className={cx(
              css.amount,
              css.amountSize[isLong(lot, turnkey) ? 'long' : 'large'],
              css.amountTone[turnkey?.tone ?? 'ink'],
            )}
          >
            {total.amount}
          </b>
        )}
        {total.sure === undefined ? null : <small className={css.sure}>{total.sure}</small>}
      </p>
      {room.badges ? <Badges badges={badges} className={css.badges} /> : null}
      <LotTools className={css.tools} {...FILLED_BY_SCRIPT} />
    </li>
  );
}
