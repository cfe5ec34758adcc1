import type { Ref } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './SupportButton.css.ts';

/** `failed`: the chat could not be loaded. */
export type SupportState = 'ready' | 'loading' | 'failed';

export interface SupportButtonProps {
  readonly state: SupportState;
  /** Number to call when the chat does not load. */
  readonly phone: { readonly label: string; readonly href: string };
  readonly onPress: (button: HTMLElement) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Small button in the corner of the screen that opens the chat of a support service. */
export function SupportButton({ state, phone, onPress, ref }: SupportButtonProps) {
  return (
    <aside ref={ref} className={cx(css.corner, noPrint)} aria-label="Поддержка">
      <output className={css.message}>
        {state === 'failed' && (
          <>
            Чат не открылся. Позвоните:{' '}
            <a className={css.phone} href={phone.href}>
              {phone.label}
            </a>
          </>
        )}
      </output>
      <Button size="s" onClick={({ currentTarget }) => onPress(currentTarget)} disabled={state === 'loading'}>
        {state === 'loading' ? 'Открываем чат…' : 'Чат поддержки'}
      </Button>
    </aside>
  );
}
