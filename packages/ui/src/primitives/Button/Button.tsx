import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import type { Native } from '../native.ts';
import * as css from './Button.css.ts';

interface Look {
  /** `primary` is the main action of a screen; `quiet` is underlined text. */
  tone?: keyof typeof css.tone;
  /** 36 (44 on phones), 44 or 52 px high. */
  size?: keyof typeof css.size;
  wide?: boolean;
  children: ReactNode;
}

type LinkProps = Look & { href: string } & Native<'a', keyof Look | 'href'>;
type PushProps = Look & { href?: undefined } & Native<'button', keyof Look>;
export type ButtonProps = LinkProps | PushProps;

/** A button, or with `href` a link that looks like one. `type` is `button` by default. */
export function Button({ tone = 'plain', size = 'm', wide = false, children, ...rest }: ButtonProps) {
  const className = cx(
    css.button,
    css.tone[tone],
    tone === 'quiet' ? css.quietSize[size] : css.size[size],
    wide && css.wide,
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={className}>
      {children}
    </button>
  );
}
