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

/** The city of the port, which costs nothing more, then the others by their names. */
const sortCities = (cities: readonly DeliveryCity[]): readonly DeliveryCity[] =>
  cities.toSorted(
    (a, b) =>
      Number(a.deliveryRub > 0) - Number(b.deliveryRub > 0) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );

/** Select of the delivery city, each with the cost that it adds. Sent as `city`. */
export function CityCell({ cities, city, brief = false }: CityCellProps) {
  return (
    <SelectCell
      caption="Город"
      name="city"
      id={brief ? 'city-of-bid' : 'city-of-receipt'}
      defaultValue={city}
    >
      {sortCities(cities).map((one) => (
        <option key={one.key} value={one.key}>
          {brief ? one.name : formatCity(one)}
        </option>
      ))}
    </SelectCell>
  );
}
