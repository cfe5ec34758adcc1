import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { formatLotHref, formatLotName, formatLotYear } from '@vvoz/catalogue/lots/lotText';
import { visuallyHidden } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { FILLED_BY_SCRIPT } from '../../primitives/filledByScript.ts';
import { Badges } from '../LotCard/Badges.tsx';
import type { LotCardExtras } from '../LotCard/extras.ts';
import { formatAuctionTime } from '../model/auctionTime.ts';
import { createMoneyWriter, type WriteMoney } from '../model/inCurrency.ts';
import { listFactParts } from '../model/cardTexts.ts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import * as css from './LotTable.css.ts';

export interface LotTableProps {
  lots: readonly LotSummary[];
  extras?: (lot: PricedLot) => LotCardExtras;
}

const formatInOwnCurrency = createMoneyWriter(undefined, {});
const dash = '—';
/**
 * A custom element that `shelf/LotTools` defines when the page is idle. Importing it would exceed the list's size
 * limit.
 */
const LotTools = 'lot-tools' as 'span';

function Row({
  lot,
  turnkey,
  badges = [],
  withEstimate,
  money = formatInOwnCurrency,
}: { lot: LotSummary; withEstimate: boolean; money?: WriteMoney | undefined } & LotCardExtras) {
  const { engine, power } = listFactParts(lot);
  const formatAmount = (value: number | undefined) =>
    value !== undefined && value > 0 ? money(value, lot.currency) : dash;
  const time = formatAuctionTime(lot);
  const usual = withEstimate ? lot.estimate : lot.average;
  return (
    <tr data-lot={`${lot.type}/${lot.id}`}>
      <th scope="row" className={css.name}>
        <a href={formatLotHref(lot)}>{formatLotName(lot)}</a>
        {lot.kuzov === undefined ? null : <span className={css.muted}>{` ${lot.kuzov}`}</span>}
      </th>
      <td className={css.number}>{formatLotYear(lot) ?? dash}</td>
      <td>{lot.rate ?? dash}</td>
      <td className={css.number}>
        {lot.machine?.usage ?? (lot.mileageKm === undefined ? dash : formatNumber(lot.mileageKm))}
      </td>
      <td className={css.word}>{[engine, power || undefined].filter(Boolean).join(`, `) || dash}</td>
      <td className={css.word}>{time === undefined ? dash : time.text}</td>
      <td className={css.number}>{formatAmount(lot.start)}</td>
      <td className={css.number}>{formatAmount(lot.status === 'sold' ? lot.finish : usual)}</td>
      <td className={css.word}>
        <Badges badges={badges} />
      </td>
      <td className={cx(css.number, css.total)}>
        {turnkey === undefined ? dash : <b>{turnkey.amount}</b>}
        {turnkey?.sure === undefined ? null : <small className={css.sure}>{turnkey.sure}</small>}
      </td>
      <td className={css.tools}>
        <LotTools {...FILLED_BY_SCRIPT} />
      </td>
    </tr>
  );
}

/** Lots as a table, to compare many of them: the same figures as on the cards. */
export function LotTable({ lots, extras }: LotTableProps) {
  const withEstimate = lots.some(({ estimate }) => estimate !== undefined);
  const sold = lots.length > 0 && lots.every(({ status }) => status === 'sold');
  return (
    <section
      className={css.scroller}
      aria-label="Лоты таблицей"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Лот</th>
            <th scope="col" className={css.number}>
              Год
            </th>
            <th scope="col">Оценка</th>
            <th scope="col" className={css.number}>
              {lots.some(({ machine }) => machine) ? 'Наработка' : `Пробег,${NBSP}км`}
            </th>
            <th scope="col">Двигатель</th>
            <th scope="col">Торги</th>
            <th scope="col" className={css.number}>
              Старт
            </th>
            <th scope="col" className={css.number}>
              {sold ? 'Продан' : withEstimate ? 'Обычно дают' : 'Средняя'}
            </th>
            <th scope="col">Главное</th>
            <th scope="col" className={css.number}>
              Под ключ
            </th>
            <th scope="col">
              <span className={visuallyHidden}>Избранное и сравнение</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <Row key={`${lot.type}/${lot.id}`} lot={lot} withEstimate={withEstimate} {...extras?.(lot)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
