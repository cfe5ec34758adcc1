import type { SyntheticEvent } from 'react';
import { formatCount, formatNumber } from '@vvoz/catalogue/words/format';
import { Busy } from '../../primitives/Busy/Busy.client.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './ShowButton.css.ts';

export interface ShowButtonProps {
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  /** «Показать 1 248», where the noun does not fit. */
  short?: boolean;
  /** The form that it sends, where it stands outside. */
  form?: string;
  /** Instead of sending: the browser asks every control of the form before it says that it is sent. */
  onPress?: ((event: SyntheticEvent) => void) | undefined;
}

/** Sends the filters and says what they give. With no lot it still sends: without a script it is the way out. */
export function ShowButton({ count, noun, short = false, form, onPress }: ShowButtonProps) {
  const [first = '', ...rest] = noun[2];
  if (count === 0) {
    return (
      <Button type="submit" form={form} onClick={onPress} wide>
        {first.toUpperCase()}
        {rest.join('')} нет
      </Button>
    );
  }
  return (
    <Button type="submit" form={form} onClick={onPress} tone="primary" wide>
      <span>
        Показать{' '}
        <Busy className={css.figure} lateClassName={css.late}>
          <span className={css.known}>{short ? formatNumber(count) : formatCount(count, noun)}</span>
        </Busy>
      </span>
    </Button>
  );
}
