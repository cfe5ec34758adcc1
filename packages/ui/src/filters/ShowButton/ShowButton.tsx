import type { SyntheticEvent } from 'react';
import { formatCount, formatNumber } from '@vvoz/catalogue/words/format';
import { Busy } from '../../primitives/Busy/Busy.client.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './ShowButton.css.ts';

export interface ShowButtonProps {
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  /** «Показать 1 248», when the noun does not fit. */
  short?: boolean;
  /** Id of the form to submit, when the button is outside it. */
  form?: string;
  /** Called instead of submitting. A submit event would come only after the browser has validated every control. */
  onPress?: ((event: SyntheticEvent) => void) | undefined;
}

/**
 * Submit button of the filters with the number of matching lots. It stays enabled when there are none, because
 * without JavaScript it leads to the suggestions of the empty result.
 */
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
