import { useSyncExternalStore } from 'react';
import { formatCallBack } from '@vvoz/catalogue/words/callBack';
import type { OfficeHours } from '@vvoz/catalogue/words/officeHours';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** Unknown on the server, whose HTML is the same for every visitor and may be minutes old. */
const readNothing = (): undefined => undefined;

/** When a manager calls back, by the visitor's clock: «сегодня до 19:00». Undefined without a script or without hours. */
export const useCallBack = (shifts: readonly OfficeHours[] = []): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => {
      const now = new Date();
      return formatCallBack(shifts, now, -now.getTimezoneOffset());
    },
    readNothing,
  );
