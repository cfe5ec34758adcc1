import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Turner.css.ts';

interface TurnerProps {
  readonly current: number;
  readonly count: number;
  readonly onTurn: (step: number) => void;
  /** Buttons after the arrows. */
  readonly children: ReactNode;
}

/** «‹ 2 из 5 ›» and what else can be done with a picture, in one frame. */
export function Turner({ current, count, onTurn, children }: TurnerProps) {
  return (
    <div className={css.turner}>
      {count > 1 ? (
        <>
          <button
            type="button"
            className={css.button}
            aria-label="Предыдущий снимок"
            onClick={() => onTurn(-1)}
          >
            <Icon name="left" />
          </button>
          <output className={css.count}>
            {current + 1} из {count}
          </output>
          <button
            type="button"
            className={css.button}
            aria-label="Следующий снимок"
            onClick={() => onTurn(1)}
          >
            <Icon name="right" />
          </button>
        </>
      ) : null}
      {children}
    </div>
  );
}
