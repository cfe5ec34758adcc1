import type { MouseEvent, ReactNode } from 'react';
import { formatCount } from '@vvoz/catalogue/words/format';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './EmptyResult.css.ts';

/** A step that gives results again: usually one condition relaxed and the others kept. */
export interface Relaxation {
  /** «без цвета «зелёный»», «год от 2019». */
  text: string;
  href: string;
  /** Exact number of lots after the step. */
  count: number;
}

export interface EmptyResultProps<Step extends Relaxation> {
  title?: string;
  relaxations?: readonly Step[];
  /** Takes the step without leaving the page; without it the links work. */
  onFollow?: (relaxation: Step, event: MouseEvent<HTMLAnchorElement>) => void;
  /** [лот, лота, лотов] */
  noun?: readonly [string, string, string];
  /** Other ways to continue: a request to a manager, a link that resets the filters. */
  children?: ReactNode;
}

/** Shown when no lot matches: the smallest changes of the filters that give results, with their counts. */
export function EmptyResult<Step extends Relaxation>({
  title = 'С такими условиями лотов нет',
  relaxations = [],
  onFollow,
  noun = ['лот', 'лота', 'лотов'],
  children,
}: EmptyResultProps<Step>) {
  return (
    <Notice tone="empty" title={title}>
      {relaxations.length > 0 ? (
        <>
          <p>Попробуйте убрать одно условие:</p>
          <ul className={css.list}>
            {relaxations.map((relaxation) => (
              <li key={relaxation.href}>
                <a
                  className={css.link}
                  href={relaxation.href}
                  rel="nofollow"
                  onClick={onFollow && ((event) => onFollow(relaxation, event))}
                >
                  <span className={css.words}>{relaxation.text}</span>
                  <b className={css.count}>{formatCount(relaxation.count, noun)}</b>
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
