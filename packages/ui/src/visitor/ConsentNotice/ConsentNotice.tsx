import type { Ref } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { formatOffer } from '../model/formatOffer.ts';
import * as css from './ConsentNotice.css.ts';

export interface ConsentNoticeProps {
  /** Names of the counters that a visitor may allow. */
  readonly counters: readonly string[];
  /** Name of the support chat. */
  readonly chat?: string | undefined;
  /** Whether a consent also lets the site measure the speed of its pages. */
  readonly measuresSpeed?: boolean;
  /** Address of the privacy policy. */
  readonly policyHref: string;
  readonly onChoose: (choice: 'all' | 'necessary') => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Strip at the bottom of the screen that asks whether the site may load services of other companies and measure its speed. */
export function ConsentNotice({
  counters,
  chat,
  measuresSpeed = false,
  policyHref,
  onChoose,
  ref,
}: ConsentNoticeProps) {
  return (
    <section
      ref={ref}
      className={cx(css.strip, noPrint)}
      aria-label="Файлы cookie"
      // Receives the focus when the notice is opened from the footer.
      tabIndex={-1}
    >
      <p className={css.words}>
        Сайт работает и без чужих cookie. {formatOffer({ counters, chat, measuresSpeed })} Изменить выбор
        можно внизу страницы. <a href={policyHref}>Подробнее</a>
      </p>
      <div className={css.actions}>
        <Button size="s" onClick={() => onChoose('necessary')}>
          Только необходимые
        </Button>
        <Button size="s" onClick={() => onChoose('all')}>
          Разрешить
        </Button>
      </div>
    </section>
  );
}
