import { noPrint } from '@vvoz/ui/css/base.css.ts';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { REQUEST_ANCHOR } from '@vvoz/site-browser/leads/leadPaths.ts';
import { RequestForm } from '@vvoz/site-browser/leads/RequestForm.tsx';
import { listLotSteps } from '@vvoz/site-browser/leads/leadSteps.ts';
import { createLotSubject } from './lotSubject.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { describeWish } from './lotWish.ts';

/** The request form of a lot, with the lot and the sum on screen filled in. */
export function LotRequest({ leadOptions, ...shown }: LotPageProps & { readonly leadOptions: LeadOptions }) {
  const { title, ask } = describeWish(shown.lot);
  return (
    <div className={noPrint}>
      <Band
        id={REQUEST_ANCHOR}
        title={title}
        {...(shown.costs ? { aside: 'Менеджер увидит тот же расчёт, что и вы.' } : {})}
      >
        <RequestForm
          leadOptions={leadOptions}
          kind="form"
          subject={createLotSubject(shown)}
          ask={ask}
          next={listLotSteps(shown.lot, leadOptions.hours)}
        />
      </Band>
    </div>
  );
}
