import type { MouseEventHandler } from 'react';
import { formatCount } from '@vvoz/catalogue/words/format';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';

export interface LotListHeadProps {
  title: string;
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  /** The same list with the nearest auctions first; absent when it is in that order, or in one that was chosen. */
  nearest?: { readonly href: string; readonly onPress?: MouseEventHandler<HTMLAnchorElement> } | undefined;
}

/** Heading of a list page with the live number of matching lots. */
export function LotListHead({ title, count, noun, nearest }: LotListHeadProps) {
  return (
    <PageTitle
      count={
        <>
          <output>{formatCount(count, noun)}</output>
          {nearest ? (
            <>
              {' · '}
              <a href={nearest.href} rel="nofollow" onClick={nearest.onPress}>
                сначала ближайшие
              </a>
            </>
          ) : null}
        </>
      }
    >
      {title}
    </PageTitle>
  );
}
