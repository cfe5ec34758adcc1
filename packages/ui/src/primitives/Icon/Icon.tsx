import { cx } from '../../css/cx.ts';
import * as css from './Icon.css.ts';
import type { IconName } from './symbols.ts';

export interface IconProps {
  name: IconName;
  /** 14, 16 or 20 px. */
  size?: keyof typeof css.size;
}

/** A decorative icon beside text or in a control with its own accessible name. Screen readers ignore empty elements. */
export function Icon({ name, size = 'm' }: IconProps) {
  return <span className={cx(`i-${name}`, css.size[size])} />;
}
