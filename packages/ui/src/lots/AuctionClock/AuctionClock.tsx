import type { ReactNode } from 'react';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { NBSP } from '@vvoz/catalogue/words/format';
import { noPrint } from '../../css/base.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { formatClock } from '../model/auctionClock.ts';
import { formatAuctionTime } from '../model/auctionTime.ts';
import * as css from './AuctionClock.css.ts';
import { Countdown } from './Countdown.client.tsx';

export interface AuctionClockProps {
  lot: Pick<LotSummary, 'type' | 'auctionDate'>;
  /** The server's current time, ms since 1970. */
  now: number;
  /** Address of the calendar file; the link is shown only before an auction with a known hour. */
  calendarHref?: string;
  /** Wraps the parts that no script renders again: everything but the time left. */
  wrapFixed?: (part: ReactNode) => ReactNode;
}

const OVER = 'Торги уже начались';

/** The time of the auction locally, in Vladivostok and in Moscow, the time left, and a link to the calendar file. */
export function AuctionClock({ lot, now, calendarHref, wrapFixed = (part) => part }: AuctionClockProps) {
  const time = formatAuctionTime(lot);
  if (time === undefined) return <p className={css.clock}>Дата торгов не назначена</p>;
  const { text, hour, dateTime } = time;
  const coming = hour !== undefined && now < hour.at;
  return (
    <div className={css.clock}>
      <div className={css.times}>
        <p className={css.left}>
          {hour === undefined ? (
            'Торги, час не назначен'
          ) : coming ? (
            <>
              Торги <Countdown at={hour.at} now={now} over="уже начались" />
            </>
          ) : (
            OVER
          )}
        </p>
        {wrapFixed(
          <>
            <p>
              <time dateTime={dateTime}>{text}</time>
              {hour === undefined ? null : `${NBSP}${hour.by}`}
            </p>
            {hour === undefined ? null : (
              <p className={css.elsewhere}>
                <span className={css.place}>
                  {formatClock('vladivostok', hour.at, dateTime)} по{NBSP}Владивостоку
                </span>
                {' · '}
                <span className={css.place}>
                  {formatClock('moscow', hour.at, dateTime)} по{NBSP}Москве
                </span>
              </p>
            )}
          </>,
        )}
      </div>
      {coming && calendarHref !== undefined
        ? wrapFixed(
            <div className={noPrint}>
              <Button tone="quiet" size="l" href={calendarHref} download type="text/calendar">
                <Icon name="calendar" />В календарь
              </Button>
            </div>,
          )
        : null}
    </div>
  );
}
