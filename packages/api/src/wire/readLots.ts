import type { Lot } from '@vvoz/catalogue/lots/lot';
import { formatAssumedYear } from '@vvoz/catalogue/lots/years';
import { formatHall, formatTown } from '@vvoz/catalogue/words/towns';
import { ApiError } from '../errors.ts';
import type { WireLot } from './lotSchema.ts';
import { parseLot, type WireFault } from './parseLot.ts';
import type { Warn } from './warn.ts';

/** Characters of a value that a message quotes. */
const MAX_QUOTED = 40;

const quote = (value: string): string =>
  value === ''
    ? 'nothing'
    : JSON.stringify(value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED)}…` : value);

/** «COLOR 3 ("PEARL WHITE" …), PRIV 1 ("AWD")»: count per field, with its first value. */
function countByField(faults: readonly WireFault[]): string {
  return [...new Set(faults.map(({ field }) => field))]
    .map((field) => {
      const values = faults.filter((fault) => fault.field === field).map(({ value }) => value);
      const more = new Set(values).size > 1 ? ' …' : '';
      return `${field} ${values.length} (${quote(values[0] ?? '')}${more})`;
    })
    .join(', ');
}

/** Adds texts of tables that need not travel to the browser: town and hall in Russian, the assumed year. */
function addTexts(lot: Lot): Lot {
  const yearText = formatAssumedYear(lot);
  return {
    ...lot,
    ...(lot.town === undefined ? {} : { town: formatTown(lot.town) }),
    ...(lot.auction === undefined ? {} : { auction: formatHall(lot.auction) }),
    ...(yearText === undefined ? {} : { yearText }),
  };
}

/** Parses the lots of an answer. Unreadable lots are left out; `warn` receives the fields and values at fault. */
export function parseLots(items: readonly WireLot[], path: string, warn: Warn): readonly Lot[] {
  const readings = items.map(parseLot);
  const unreadable = readings.flatMap((reading) => (reading.kind === 'unreadable' ? [reading.fault] : []));
  const dropped = readings.flatMap((reading) => (reading.kind === 'lot' ? reading.dropped : []));
  const complaints = [
    ...(unreadable.length > 0
      ? [`${unreadable.length} of ${items.length} lots left out: ${countByField(unreadable)}`]
      : []),
    ...(dropped.length > 0 ? [`values left out: ${countByField(dropped)}`] : []),
  ];
  if (complaints.length > 0) warn(`${path}: ${complaints.join('; ')}`);
  return readings.flatMap((reading) => (reading.kind === 'lot' ? [addTexts(reading.lot)] : []));
}

/** A page of a list. `count` is the backend's total, including unreadable lots. */
export interface LotSlice {
  readonly count: number;
  readonly items: readonly Lot[];
}

/** Parses a page of a list with `parseLots`. */
export const parseSlice = (
  { count, items }: { readonly count: number; readonly items: readonly WireLot[] },
  path: string,
  warn: Warn,
): LotSlice => ({ count, items: parseLots(items, path, warn) });

/** Parses an answer with one lot. Throws an ApiError of kind `contract` if it is unreadable. */
export function parseOneLot(item: WireLot, path: string, warn: Warn): Lot {
  const reading = parseLot(item);
  if (reading.kind === 'unreadable') {
    const { field, value } = reading.fault;
    throw new ApiError({ kind: 'contract', url: path, field, detail: `${quote(value)} cannot be read` });
  }
  if (reading.dropped.length > 0) warn(`${path}: values left out: ${countByField(reading.dropped)}`);
  return addTexts(reading.lot);
}
