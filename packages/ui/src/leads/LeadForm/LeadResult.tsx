import type { OfficeHours } from '@vvoz/catalogue/words/officeHours';
import { Button } from '../../primitives/Button/Button.tsx';
import { CallBackLine } from './CallBackLine.client.tsx';
import type { LeadReference } from './leadFormState.ts';
import type { ContactWay } from './LeadTrouble.tsx';
import { LeadSteps } from './LeadSteps.tsx';
import * as css from './LeadForm.css.ts';

export interface LeadResultProps {
  /** `kept`: the device sends it when there is a connection. */
  status: 'sent' | 'kept';
  reference?: LeadReference | undefined;
  next: readonly string[];
  shifts?: readonly OfficeHours[] | undefined;
  phone: ContactWay;
  /** Shows the empty form again. */
  onAgain?: (() => void) | undefined;
}

const KEPT =
  'Отправим, когда появится связь. Заявка сохранена на вашем устройстве, страницу можно закрыть. Номер останется тем же.';

/** Shown in place of the form when the request was sent, or is kept on the device. */
export function LeadResult({ status, reference, next, shifts, phone, onAgain }: LeadResultProps) {
  const name = reference ? `Заявка №\u00A0${reference.number}` : 'Заявка';
  return (
    <div className={css.result}>
      <h3 tabIndex={-1} className={css.title}>
        {name} {status === 'sent' ? 'принята' : 'ждёт связи'}
      </h3>
      {reference ? (
        <p>
          {[reference.time, reference.about].filter((part) => part !== undefined && part !== '').join('. ')}
        </p>
      ) : null}
      {status === 'kept' ? <p>{KEPT}</p> : null}
      {status === 'sent' ? <CallBackLine shifts={shifts} /> : null}
      <LeadSteps steps={next} />
      <p>
        Если срочно, звоните: <a href={phone.href}>{phone.label}</a>
      </p>
      {onAgain ? <Button onClick={onAgain}>Отправить ещё одну заявку</Button> : null}
    </div>
  );
}
