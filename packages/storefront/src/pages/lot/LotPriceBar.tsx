import { LotBar } from '@vvoz/ui/lots/LotBar/LotBar.tsx';
import type { LotPageProps } from './LotPageProps.ts';
import { selectPrice } from './lotPrice.ts';
import { RequestButton } from './RequestButton.tsx';

interface Props extends Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms' | 'tel'> {
  readonly hasForm: boolean;
}

/**
 * The bar of a phone with price and request. Its place is above the request form: it sticks to the bottom of the screen until
 * the form comes, and never lies on it, also without scripts.
 */
export function LotPriceBar({ tel, hasForm, ...shown }: Props) {
  const { lot } = shown;
  const price = lot.status === 'coming' ? selectPrice(shown) : undefined;
  return (
    <LotBar lot={lot} {...(price ? { turnkey: { label: price.beside, amount: price.amount } } : {})}>
      <RequestButton lot={lot} hasForm={hasForm} tel={tel} />
    </LotBar>
  );
}
