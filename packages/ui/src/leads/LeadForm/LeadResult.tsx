import { Button } from '../../primitives/Button/Button.tsx';
import type { ContactWay } from './LeadTrouble.tsx';
import { LeadSteps } from './LeadSteps.tsx';
import * as css from './LeadForm.css.ts';

export interface LeadResultProps {
  /** `kept`: the device sends it when there is a connection. */
  status: 'sent' | 'kept';
  next: readonly string[];
  phone: ContactWay;
  /** Shows the empty form again. */
  onAgain?: (() => void) | undefined;
}

const TEXTS = {
  sent: {
    title: 'Заявка принята',
    text: 'Мы её получили и сохранили. Что будет дальше:',
  },
  kept: {
    title: 'Заявка ждёт связи',
    text: 'Отправим, когда появится связь. Заявка сохранена на вашем устройстве, страницу можно закрыть. Что будет дальше:',
  },
} as const;

/** Shown in place of the form when the request was sent, or is kept on the device. */
export function LeadResult({ status, next, phone, onAgain }: LeadResultProps) {
  const { title, text } = TEXTS[status];
  return (
    <div className={css.result}>
      <h3 tabIndex={-1} className={css.title}>
        {title}
      </h3>
      <p>{text}</p>
      <LeadSteps steps={next} />
      <p>
        Если срочно, звоните: <a href={phone.href}>{phone.label}</a>
      </p>
      {onAgain ? <Button onClick={onAgain}>Отправить ещё одну заявку</Button> : null}
    </div>
  );
}
