import type { ReactNode } from 'react';
import { formatCount } from '@vvoz/api/catalog/format';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './EmptyResult.css.ts';

/** One condition loosened, the others kept. */
export interface Relaxation {
  /** «без цвета «зелёный»», «год от 2019». */
  text: string;
  href: string;
  /** True count of what it would give. */
  count: number;
}

export interface EmptyResultProps {
  title?: string;
  relaxations?: readonly Relaxation[];
  /** [лот, лота, лотов] */
  noun?: readonly [string, string, string];
  /** Another way on: a request to a manager, a link that drops all filters. */
  children?: ReactNode;
}

/** Nothing fits the filters: the smallest steps that give something, with how much. */
export function EmptyResult({
  title = 'С такими условиями лотов нет',
  relaxations = [],
  noun = ['лот', 'лота', 'лотов'],
  children,
}: EmptyResultProps) {
  return (
    <Notice tone="empty" title={title}>
      {relaxations.length > 0 ? (
        <>
          <p>Ослабьте одно условие, остальные останутся:</p>
          <ul className={css.list}>
            {relaxations.map(({ text, href, count }) => (
              <li key={href}>
                <a className={css.link} href={href}>
                  <span className={css.words}>{text}</span>
                  <b className={css.count}>{formatCount(count, noun)}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {children === undefined ? null : <div className={css.note}>{children}</div>}
    </Notice>
  );
}
