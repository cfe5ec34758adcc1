import type { Company, Delivery } from '@vvoz/api/content/companySchemas';
import { Deliveries } from '@vvoz/ui/content/Company/Deliveries.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';

export interface DeliveriesBandProps extends Pick<Company, 'deviation'> {
  readonly deliveries: readonly Delivery[];
}

/** The last vehicles that were handed over, with estimate and final bill; nothing without any. */
export function DeliveriesBand({ deliveries, deviation }: DeliveriesBandProps) {
  if (deliveries.length === 0) return null;
  return (
    <Band id="deliveries" title="Смета и итог" aside="последние выдачи, с согласия владельцев">
      <Deliveries items={deliveries} />
      {deviation === undefined ? null : <p>{deviation}</p>}
    </Band>
  );
}
