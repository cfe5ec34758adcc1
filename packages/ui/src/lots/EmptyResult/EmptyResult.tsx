import type { MouseEvent, ReactNode } from 'react';
import { formatCount } from '@vvoz/catalogue/words/format';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './EmptyResult.css.ts';

/** A step out of the empty result: mostly one condition loosened, the others kept. */
export interface Relaxation {
  /** «без цвета «зелёный»», «год от 2019». */
  text: string;
  href: string;
  /** True count of what it would give. */
  count: number;
}

export interface EmptyResultProps<Step extends Relaxation> {
  title?: string;
  relaxations?: readonly Step[];
  /** Takes the step without leaving the page; the links work without it. */
  onFollow?: (relaxation: Step, event: MouseEvent<HTMLAnchorElement>) => void;
  /** [лот, лота, лотов] */
  noun?: readonly [string, string, string];
  /** Another way on: a request to a manager, a link that drops all filters. */
  children?: ReactNode;
}

/** Nothing fits the filters: the smallest steps that give something, with how much. */
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
          <p>Ослабьте условия, остальные останутся:</p>
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
