import { PAYERS } from '@vvoz/catalogue/cost/costTypes';
import type { DeliveryCity, Payer } from '@vvoz/catalogue/cost/costTypes';
import { PAYER_LABELS } from '@vvoz/catalogue/cost/receiptWords';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { CityCell } from './CityCell.tsx';
import { KeptFields } from './KeptFields.tsx';
import type { KeptPairs } from './KeptFields.tsx';
import * as css from './ReceiptForm.css.ts';

export interface ReceiptFormProps {
  /** The page that answers; fields are `payer` (physic, jur) and `city` (a key). */
  action: string;
  /** The variant and whatever else the address has. */
  kept?: KeptPairs;
  payer: Payer;
  /** Key of the chosen city. */
  city: string;
  cities: readonly DeliveryCity[];
}

/** Who imports and where it goes: a GET form, asked again by its button, no JavaScript. */
export function ReceiptForm({ action, kept = [], payer, city, cities }: ReceiptFormProps) {
  return (
    <form method="get" action={action} className={cx(css.form, noPrint)} aria-label="Для кого и куда">
      <KeptFields pairs={kept} />
      <div className={css.payer}>
        <Segmented label="Плательщик">
          {PAYERS.map((value) => (
            <Segment key={value} type="radio" name="payer" value={value} defaultChecked={value === payer}>
              {PAYER_LABELS[value]}
            </Segment>
          ))}
        </Segmented>
      </div>
      <Cells>
        <CityCell cities={cities} city={city} />
      </Cells>
      <Button type="submit" size="l">
        Пересчитать
      </Button>
    </form>
  );
}
