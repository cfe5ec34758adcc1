import type { ReactNode } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './ShareBar.css.ts';
import { ShareButtons } from './ShareButtons.client.tsx';

export interface ShareBarProps {
  /** The full address to share, with the variant, the city and the budget shown. */
  url: string;
  /** Buttons before these: favourite, compare. */
  children?: ReactNode;
}

/** Secondary actions of a lot page: copy the link, print. Without JavaScript it shows the address to copy by hand. */
export function ShareBar({ url, children }: ShareBarProps) {
  return (
    <div className={cx(css.bar, noPrint)}>
      {children}
      <ShareButtons url={url} />
    </div>
  );
}
