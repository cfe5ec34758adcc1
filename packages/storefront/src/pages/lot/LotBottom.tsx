import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { formatDay } from '@vvoz/catalogue/words/format';
import { onPaper } from '@vvoz/ui/css/base.css.ts';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { formatChoiceHref } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The end of a lot's page: the note about demo data, and on paper the day, the phone and the address. */
export function LotBottom({
  lot,
  choice,
  tel,
  origin,
  day,
}: Pick<LotPageProps, 'lot' | 'choice' | 'tel' | 'origin'> & {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
}) {
  return (
    <>
      <DemoNote />
      <p className={onPaper}>
        Посчитано {formatDay(day)} · {tel} · {`${origin}${formatChoiceHref(formatLotHref(lot), choice)}`}
      </p>
    </>
  );
}
