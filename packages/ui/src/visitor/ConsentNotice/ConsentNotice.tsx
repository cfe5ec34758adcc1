import type { Ref } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './ConsentNotice.css.ts';

export interface ConsentNoticeProps {
  /** Names of the services that a visitor may allow. */
  readonly services: readonly string[];
  /** Address of the privacy policy. */
  readonly policyHref: string;
  readonly onChoose: (choice: 'all' | 'necessary') => void;
  readonly ref?: Ref<HTMLElement>;
}

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** Strip at the bottom of the screen that asks whether services of other companies may be loaded. */
export function ConsentNotice({ services, policyHref, onChoose, ref }: ConsentNoticeProps) {
  return (
    <section
      ref={ref}
      className={cx(css.strip, noPrint)}
      aria-label="Файлы cookie"
      // Receives the focus when the notice is opened from the footer.
      tabIndex={-1}
    >
      <p className={css.words}>
        Сайт работает и без лишних cookie. Если разрешите, мы загрузим {list.format(services)}, чтобы считать
        посещения, и запомним, по какой рекламе вы пришли. Выбор можно изменить внизу страницы.{' '}
        <a href={policyHref}>Подробнее</a>
      </p>
      <div className={css.actions}>
        <Button onClick={() => onChoose('necessary')}>Только необходимые</Button>
        <Button onClick={() => onChoose('all')}>Разрешить</Button>
      </div>
    </section>
  );
}
