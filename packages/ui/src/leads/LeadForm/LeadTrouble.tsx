import { pluralize } from '@vvoz/catalogue/words/format';
import type { LeadFormState } from './leadFormState.ts';
import * as css from './LeadForm.css.ts';

/** A way to reach the office besides the form. */
export interface ContactWay {
  readonly href: string;
  readonly label: string;
}

type Trouble = Extract<LeadFormState, { status: 'limited' | 'unverified' | 'failed' }>;

const SECONDS_PER_MINUTE = 60;

/** «через 3 минуты». */
function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE));
  return minutes === 1
    ? 'через минуту'
    : `через ${minutes} ${pluralize(minutes, ['минуту', 'минуты', 'минут'])}`;
}

function formatTrouble(trouble: Trouble): string {
  if (trouble.status === 'limited')
    return `С вашего адреса пришло много заявок подряд. Попробуйте ${formatWait(trouble.retrySeconds)} или позвоните.`;
  if (trouble.status === 'unverified')
    return 'Не получилось проверить, что вы не робот, поэтому заявка не отправлена. Попробуйте ещё раз, позвоните или напишите нам.';
  return 'Заявка не отправлена: сайт не отвечает. Попробуйте ещё раз или позвоните.';
}

export interface LeadTroubleProps {
  trouble: Trouble;
  phone: ContactWay;
  messengers?: readonly ContactWay[] | undefined;
}

/** Why nothing was sent, and what the visitor can do. What was typed stays in the form. */
export function LeadTrouble({ trouble, phone, messengers = [] }: LeadTroubleProps) {
  return (
    <div className={css.trouble}>
      <p>{formatTrouble(trouble)} Всё, что вы написали, осталось в форме.</p>
      <p className={css.ways}>
        {[phone, ...messengers].map(({ href, label }) => (
          <a key={href} href={href} className={css.way} rel="noopener nofollow">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
