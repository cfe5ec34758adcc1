import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './RequestPlace.css.ts';

export interface RequestPlaceProps {
  phone: { readonly href: string; readonly label: string };
  /** Opening hours: «пн–сб 9:00–19:00». */
  hours?: string | undefined;
  /** What happens after the call, in order. */
  next: readonly string[];
}

/** Shown instead of the request form when the site has none: the phone, the hours, and what happens next. */
export function RequestPlace({ phone, hours, next }: RequestPlaceProps) {
  return (
    <div className={css.place}>
      <div className={css.call}>
        <p>Назовите модель, год, бюджет и город. Если не знаете модель, назовите задачу.</p>
        <Button tone="primary" size="l" href={phone.href}>
          <Icon name="phone" />
          {phone.label}
        </Button>
        {hours === undefined ? null : <p className={css.hours}>{hours}, время Владивостока</p>}
      </div>
      <ol className={css.next}>
        {next.map((text) => (
          <li key={text} className={css.step}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
