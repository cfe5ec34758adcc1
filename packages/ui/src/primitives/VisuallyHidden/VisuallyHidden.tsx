import type { HTMLAttributes } from 'react';
import { visuallyHidden } from '../../css/base.css.ts';

type Tag = 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: Tag;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
