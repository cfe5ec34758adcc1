import { BudgetRow } from '@vvoz/ui/home/BudgetRow/BudgetRow.tsx';
import { KindTiles } from '@vvoz/ui/home/KindTiles/KindTiles.tsx';
import { QuickLinks } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';
import { StepStrip } from '@vvoz/ui/home/StepStrip/StepStrip.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import * as css from './CatalogueFront.css.ts';
import { KindBand } from '../../kinds/KindBand.tsx';
import type { Front } from './loadFront.ts';

/** Above the list of a front page: what is offered, the finder by kind, the budgets. */
export function FrontIntro({ sentence, tiles, engines, budgets }: Front) {
  return (
    <div className={css.intro}>
      <p className={css.sentence}>{sentence}</p>
      {tiles.length > 0 ? <KindTiles label="Выбор по виду" tiles={tiles} /> : null}
      {engines.length > 0 ? <QuickLinks links={engines} /> : null}
      {budgets.length > 0 ? <BudgetRow label="Бюджет под ключ" budgets={budgets} /> : null}
    </div>
  );
}

/** Below the list of a front page: the other catalogues by kind, and how a purchase goes. */
export const FrontBands = ({ others, duration, steps }: Front) => (
  <>
    {others.map((one) => (
      <KindBand key={one.name} {...one} />
    ))}
    <Band id="how" title="Как это работает" aside={duration}>
      <StepStrip steps={steps} />
    </Band>
  </>
);
