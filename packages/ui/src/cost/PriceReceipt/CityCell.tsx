import type { DeliveryCity } from '@vvoz/law/costTypes';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import { formatRub } from '../model/receiptText.ts';

export interface CityCellProps {
  cities: readonly DeliveryCity[];
  /** Key of the selected city. */
  city?: string | undefined;
  /** Shows city names without the delivery cost, for narrow cells. */
  brief?: boolean;
}

const formatCity = ({ name, deliveryRub }: DeliveryCity): string =>
  deliveryRub > 0 ? `${name}, +${formatRub(deliveryRub)}` : name;

/** Select of the delivery city, each with the cost that it adds. Sent as `city`. */
export function CityCell({ cities, city, brief = false }: CityCellProps) {
  return (
    <SelectCell
      caption="Город"
      name="city"
      id={brief ? 'city-of-bid' : 'city-of-receipt'}
      defaultValue={city}
    >
      {cities.map((one) => (
        <option key={one.key} value={one.key}>
          {brief ? one.name : formatCity(one)}
        </option>
      ))}
    </SelectCell>
  );
}
