import { useCallBack } from './useCallBack.ts';
import type { OfficeHours } from '@vvoz/catalogue/words/officeHours';
import * as css from './LeadForm.css.ts';

export interface LeadReceiverProps {
  company: string | undefined;
  shifts: readonly OfficeHours[] | undefined;
  hours: string | undefined;
}

/**
 * Who gets the request, and when a manager calls back: by the visitor's clock once a script runs, before that the hours in
 * Vladivostok, which are the same for everyone.
 */
export function LeadReceiver({ company, shifts, hours }: LeadReceiverProps) {
  const callBack = useCallBack(shifts);
  const call = callBack ?? (hours === undefined ? undefined : `${hours}, по Владивостоку`);
  if (company === undefined && call === undefined) return null;
  return (
    <p className={css.remark}>
      {company === undefined ? null : `Заявку получит ${company}. `}
      {call === undefined
        ? null
        : `Перезвоним ${callBack === undefined ? `в рабочее время: ${call}` : call}.`}
    </p>
  );
}
