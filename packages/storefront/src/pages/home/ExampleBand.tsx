import { formatLotFacts, formatLotHref, formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import { CompactReceipt } from '@vvoz/ui/cost/CompactReceipt/CompactReceipt.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { ExampleReceipt } from '../../data/exampleReceipt.ts';
import * as css from './home.css.ts';

/** The receipt of one lot of the page, line by line. */
export function ExampleBand({ lot, receipt, priceNote }: ExampleReceipt) {
  const { engine, power } = formatLotFacts(lot);
  const facts = [formatLotVersion(lot), engine, power, 'физлицо'].filter(Boolean).join(', ');
  return (
    <Band id="example" title={`Из чего цена: ${formatLotName(lot)}`} aside={facts}>
      <CompactReceipt receipt={receipt} priceNote={priceNote} />
      <p className={css.links}>
        <a href="/example">Разбор такой покупки по шагам</a>
        <a href={`${formatLotHref(lot)}#receipt`}>Этот лот с курсами и основаниями каждой строки</a>
      </p>
    </Band>
  );
}
