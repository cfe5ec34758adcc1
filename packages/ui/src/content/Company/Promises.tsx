import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Company.css.ts';

export interface PromisesProps {
  /** What the company pays for. */
  readonly answers: readonly string[];
  /** What it cannot answer for, and says so. */
  readonly disclaims: readonly string[];
}

function Side({ title, mark, lines }: { title: string; mark: ReactNode; lines: readonly string[] }) {
  return (
    <div className={css.side}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className={css.promise}>
            <span className={css.mark} aria-hidden="true">
              {mark}
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the company answers for, beside what it does not. */
export function Promises({ answers, disclaims }: PromisesProps) {
  return (
    <div className={css.sides}>
      <Side title="Отвечаем" mark={<Icon name="check" size="xs" />} lines={answers} />
      <Side title="Не отвечаем, но предупреждаем" mark={<span className={css.dash} />} lines={disclaims} />
    </div>
  );
}
