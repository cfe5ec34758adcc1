import type { DeliveryCity } from '@vvoz/catalogue/cost/costTypes';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import { formatRub } from '../model/receiptText.ts';

export interface CityCellProps {
  cities: readonly DeliveryCity[];
  /** Key of the chosen one. */
  city?: string | undefined;
  /** Names alone, where the cell is narrow. */
  brief?: boolean;
}

const withDelivery = ({ name, deliveryRub }: DeliveryCity): string =>
  deliveryRub > 0 ? `${name}, +${formatRub(deliveryRub)}` : name;

/** Where the lot is delivered, with what that adds; sent as `city`. */
export function CityCell({ cities, city, brief = false }: CityCellProps) {
  return (
    <SelectCell caption="Город" name="city" defaultValue={city}>
      {cities.map((one) => (
        <option key={one.key} value={one.key}>
          {brief ? one.name : withDelivery(one)}
        </option>
      ))}
    </SelectCell>
  );
}
