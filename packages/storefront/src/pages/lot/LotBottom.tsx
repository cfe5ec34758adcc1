import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { onPaper } from '@vvoz/ui/css/base.css.ts';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { formatChoiceHref } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The end of a lot's page: the note about demo data, and on paper the phone and the address. */
export function LotBottom({
  lot,
  choice,
  tel,
  origin,
}: Pick<LotPageProps, 'lot' | 'choice' | 'tel' | 'origin'>) {
  return (
    <>
      <DemoNote />
      <p className={onPaper}>
        {tel} · {`${origin}${formatChoiceHref(formatLotHref(lot), choice)}`}
      </p>
    </>
  );
}
