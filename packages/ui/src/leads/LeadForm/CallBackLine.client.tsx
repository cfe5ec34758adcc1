'use client';

import type { OfficeHours } from '@vvoz/catalogue/words/officeHours';
import { useCallBack } from './useCallBack.ts';

/** «Перезвоним сегодня до 19:00.», by the visitor's clock; nothing without a script or without hours. */
export function CallBackLine({ shifts }: { shifts: readonly OfficeHours[] | undefined }) {
  const callBack = useCallBack(shifts);
  return callBack === undefined ? null : <p>Перезвоним {callBack}.</p>;
}
