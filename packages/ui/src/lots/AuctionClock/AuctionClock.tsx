import { NBSP } from '@vvoz/catalogue/words/format';
import { noPrint } from '../../css/base.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { auctionClocks } from '../model/countdownClocks.ts';
import * as css from './AuctionClock.css.ts';
import { Countdown } from './Countdown.client.tsx';

export interface AuctionClockProps {
  /** Local time of Japan without a zone, as the feeds give it: 2026-11-25T09:40:00. */
  auctionDate: string | undefined;
  /** ms since 1970: now, as the server has it. */
  now: number;
  /** The calendar file; offered only before an auction whose hour is known. */
  calendarHref?: string;
}

const OVER = 'Торги уже начались';

/** When the auction is, here and there, and how long it is until then; a link to the calendar file. */
export function AuctionClock({ auctionDate, now, calendarHref }: AuctionClockProps) {
  const clocks = auctionClocks(auctionDate);
  if (clocks === undefined) return <p className={css.clock}>Дата торгов не назначена</p>;
  const { at, japan, vladivostok, moscow, dateTime } = clocks;
  const coming = at !== undefined && now < at;
  return (
    <div className={css.clock}>
      <div className={css.times}>
        <p className={css.left}>
          {at === undefined ? (
            'Торги, час не назначен'
          ) : coming ? (
            <>
              Торги <Countdown at={at} now={now} over="уже начались" />
            </>
          ) : (
            OVER
          )}
        </p>
        <p>
          <time dateTime={dateTime}>{japan}</time>
          {vladivostok === undefined ? null : `${NBSP}Японии`}
        </p>
        {vladivostok === undefined ? null : (
          <p className={css.elsewhere}>
            <span className={css.place}>{vladivostok} Владивостока</span>
            {' · '}
            <span className={css.place}>{moscow} Москвы</span>
          </p>
        )}
      </div>
      {coming && calendarHref !== undefined ? (
        <div className={noPrint}>
          <Button tone="quiet" size="l" href={calendarHref} download type="text/calendar">
            <Icon name="calendar" />В календарь
          </Button>
        </div>
      ) : null}
    </div>
  );
}
