import { noPrint } from '@vvoz/ui/css/base.css.ts';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { LeadDesk } from '../leads/leadDesk.ts';
import { REQUEST_ANCHOR } from '../leads/leadPaths.ts';
import { LeadPlace } from '../leads/LeadPlace.tsx';
import { listLotSteps } from '../leads/leadSteps.ts';
import { createLotSubject } from '../leads/lotSubject.ts';
import type { LotPageProps } from './LotPageProps.ts';

const ASK_LOT = { caption: 'Вопрос или пожелание', placeholder: 'Предел ставки, город, что проверить' };

/** The request for a lot, with the lot and the sum on screen filled in. */
export function LotRequest({ desk, ...shown }: LotPageProps & { readonly desk: LeadDesk }) {
  const isComing = shown.lot.status === 'coming';
  return (
    <div className={noPrint}>
      <Band
        id={REQUEST_ANCHOR}
        title={isComing ? 'Заявка на этот лот' : 'Заявка на похожий лот'}
        {...(shown.costs ? { aside: 'Менеджер увидит тот же расчёт, что и вы.' } : {})}
      >
        <LeadPlace
          desk={desk}
          kind="form"
          subject={createLotSubject(shown)}
          ask={ASK_LOT}
          next={listLotSteps(shown.lot, desk.hours)}
        />
      </Band>
    </div>
  );
}
