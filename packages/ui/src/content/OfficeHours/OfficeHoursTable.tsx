import { SpecTable } from '../../primitives/SpecTable/SpecTable.tsx';
import {
  formatDays,
  formatHours,
  MOSCOW_SHIFT_HOURS,
  type OfficeHours,
} from '@vvoz/catalogue/words/officeHours';
import { ManagerState } from './ManagerState.client.tsx';
import * as css from './OfficeHours.css.ts';

/** Working hours in Vladivostok and Moscow time, and whether the manager answers now. */
export function OfficeHoursTable({ hours }: { hours: OfficeHours }) {
  return (
    <div className={css.hours}>
      <SpecTable
        columns={2}
        items={[
          { term: `Владивосток, ${formatDays(hours.days)}`, value: <b>{formatHours(hours)}</b> },
          { term: 'По Москве', value: formatHours(hours, MOSCOW_SHIFT_HOURS) },
        ]}
      />
      <ManagerState hours={hours} />
    </div>
  );
}
