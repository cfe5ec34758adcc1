import type { ReactNode } from 'react';
import * as css from './Turner.css.ts';
import { TurnerButton } from './TurnerButton.tsx';

interface TurnerProps {
  /** Which frame from the left is visible, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onTurn: (step: number) => void;
  /** Buttons after the arrow buttons. */
  readonly children: ReactNode;
}

/** Bar below a picture: «‹ 2 из 5 ›» and further buttons. */
export function Turner({ place, count, onTurn, children }: TurnerProps) {
  return (
    <div className={css.turner}>
      {count > 1 ? (
        <>
          <TurnerButton icon="left" label="Предыдущий снимок" onPress={() => onTurn(-1)} />
          <output className={css.count}>
            {place + 1} из {count}
          </output>
          <TurnerButton icon="right" label="Следующий снимок" onPress={() => onTurn(1)} />
        </>
      ) : null}
      {children}
    </div>
  );
}
