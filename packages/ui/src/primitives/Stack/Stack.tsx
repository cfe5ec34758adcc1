import type { HTMLAttributes } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Stack.css.ts';

type Tag = 'div' | 'section' | 'article' | 'aside' | 'ul' | 'ol' | 'li' | 'header' | 'footer';

export interface StackProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
> {
  /** The gap, a step of the 4 px grid in px. */
  space?: keyof typeof css.space;
  as?: Tag;
}

/** Children one below the other: the gap between them is decided here and nowhere else. */
export function Stack({ space = '16', as: Element = 'div', ...rest }: StackProps) {
  return <Element {...rest} className={cx(css.stack, css.space[space])} />;
}
