import type { ReactNode } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './ShareBar.css.ts';
import { ShareButtons } from './ShareButtons.client.tsx';

export interface ShareBarProps {
  /** The page's whole address, as it is to be sent: with the variant, the city and the budget that it shows. */
  url: string;
  /** More quiet buttons before these: to favourites, to the comparison. */
  children?: ReactNode;
}

/** Quiet things to do with a lot's page. Without JavaScript the address stands there to be copied by hand. */
export function ShareBar({ url, children }: ShareBarProps) {
  return (
    <div className={cx(css.bar, noPrint)}>
      {children}
      <ShareButtons url={url} />
    </div>
  );
}
