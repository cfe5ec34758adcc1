import { describeMachine } from '@vvoz/catalogue/lots/machineFacts';
import { LotHeading } from '@vvoz/ui/lots/LotHeading/LotHeading.tsx';
import { UnpricedNote } from '@vvoz/ui/lots/UnpricedNote/UnpricedNote.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { listLotCrumbs } from './lotCrumbs.ts';
import type { LotPageProps } from './LotPageProps.ts';

interface Props extends Pick<LotPageProps, 'lot' | 'template'> {
  /** Some price on the page could not be calculated. */
  readonly unpriced: boolean;
}

/** Breadcrumbs and heading of a lot. */
export function LotTop({ lot, template, unpriced }: Props) {
  const machine = describeMachine(lot);
  return (
    <>
      <Breadcrumbs items={listLotCrumbs(lot, template)} />
      <LotHeading lot={lot} {...(machine ? { machine } : {})} />
      {unpriced ? <UnpricedNote /> : null}
    </>
  );
}
