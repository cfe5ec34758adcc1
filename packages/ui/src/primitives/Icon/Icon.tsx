import { cx } from '../../css/cx.ts';
import * as css from './Icon.css.ts';
import type { IconName } from './symbols.ts';

export interface IconProps {
  name: IconName;
  /** 14, 16 or 20 px. */
  size?: keyof typeof css.size;
}

/** A drawing beside words, or in a control that has its own accessible name: never announced by itself. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={cx(css.icon, css.size[size])} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
