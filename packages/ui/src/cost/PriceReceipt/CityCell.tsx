import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import type { ReceiptCity } from '../model/receipt.ts';
import { rub } from '../model/receiptText.ts';

export interface CityCellProps {
  cities: readonly ReceiptCity[];
  /** Key of the chosen one. */
  city?: string | undefined;
  /** Names alone, where the cell is narrow. */
  brief?: boolean;
}

const withDelivery = ({ name, deliveryRub }: ReceiptCity): string =>
  deliveryRub > 0 ? `${name}, +${rub(deliveryRub)}` : name;

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
