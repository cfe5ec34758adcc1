import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { onPaper } from '@vvoz/ui/css/base.css.ts';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { LotBar } from '@vvoz/ui/lots/LotBar/LotBar.tsx';
import { formatChoiceHref } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { selectPrice } from './lotPrice.ts';
import { RequestButton } from './RequestButton.tsx';

interface Props extends Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms' | 'tel' | 'origin'> {
  readonly hasForm: boolean;
}

/** The end of a lot's page: the note about demo data, phone and address on paper, the bar with price and request. */
export function LotBottom({ tel, origin, hasForm, ...shown }: Props) {
  const { lot, choice } = shown;
  const price = lot.status === 'coming' ? selectPrice(shown) : undefined;
  return (
    <>
      <DemoNote />
      <p className={onPaper}>
        {tel} · {`${origin}${formatChoiceHref(formatLotHref(lot), choice)}`}
      </p>
      <LotBar lot={lot} {...(price ? { turnkey: { label: price.beside, amount: price.amount } } : {})}>
        <RequestButton lot={lot} hasForm={hasForm} tel={tel} />
      </LotBar>
    </>
  );
}
