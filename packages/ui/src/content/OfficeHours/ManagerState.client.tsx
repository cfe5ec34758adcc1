'use client';

import { useSyncExternalStore } from 'react';
import { cx } from '../../css/cx.ts';
import { describeOffice, type OfficeHours } from '@vvoz/catalogue/words/officeHours';
import * as css from './OfficeHours.css.ts';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

const readMinute = (): number => Math.floor(Date.now() / MINUTE_MS);
/** Unknown on the server, whose HTML is the same for every visitor and may be minutes old. */
const readNothing = (): undefined => undefined;

/** Shows whether the manager answers now, by the visitor's clock. Empty without JavaScript. */
export function ManagerState({ hours }: { hours: OfficeHours }) {
  const minute = useSyncExternalStore<number | undefined>(subscribe, readMinute, readNothing);
  if (minute === undefined) return <p className={css.state} />;
  const { online, text } = describeOffice(hours, new Date(minute * MINUTE_MS));
  return (
    <p className={css.state}>
      <span className={cx(css.mark, online && css.online)} aria-hidden="true" />
      <span>
        <b>{online ? 'Менеджер на связи.' : 'Сейчас менеджер не на связи.'}</b> {text}
      </span>
    </p>
  );
}
