import type { HTMLAttributes } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Stack.css.ts';

type Tag = 'div' | 'section' | 'article' | 'aside' | 'ul' | 'ol' | 'li' | 'header' | 'footer';

export interface StackProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
> {
  /** Gap in px, a step of the 4 px grid. */
  space?: keyof typeof css.space;
  as?: Tag;
}

/**
 * Children stacked vertically with an equal gap. Spacing belongs to the parent, so children have no outer margins.
 */
export function Stack({ space = '16', as: Element = 'div', ...rest }: StackProps) {
  return <Element {...rest} className={cx(css.stack, css.space[space])} />;
}
