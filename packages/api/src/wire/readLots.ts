import type { Lot } from '@vvoz/catalogue/lots/lot';
import { ApiError } from '../errors.ts';
import type { WireLot } from './lotSchema.ts';
import { parseLot, type WireFault } from './parseLot.ts';
import type { Warn } from './warn.ts';

/** Characters of a value that a message repeats. */
const MAX_SHOWN = 40;

const shown = (value: string): string =>
  value === ''
    ? 'nothing'
    : JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);

/** «COLOR 3 ("PEARL WHITE" …), PRIV 1 ("AWD")»: how often each field, with the first value of it. */
function countByField(faults: readonly WireFault[]): string {
  return [...new Set(faults.map(({ field }) => field))]
    .map((field) => {
      const values = faults.filter((fault) => fault.field === field).map(({ value }) => value);
      const more = new Set(values).size > 1 ? ' …' : '';
      return `${field} ${values.length} (${shown(values[0] ?? '')}${more})`;
    })
    .join(', ');
}

/** The lots of an answer that can be read; the rest is left out, and `warn` is told which fields were in the way. */
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
  return readings.flatMap((reading) => (reading.kind === 'lot' ? [reading.lot] : []));
}

/** A part of a list with the count of the whole; the count is the backend's, lots that are left out included. */
export interface LotSlice {
  readonly count: number;
  readonly items: readonly Lot[];
}

export const parseSlice = (
  { count, items }: { readonly count: number; readonly items: readonly WireLot[] },
  path: string,
  warn: Warn,
): LotSlice => ({ count, items: parseLots(items, path, warn) });

/** The lot of an answer that is one lot. Throws ApiError of kind contract where it cannot be read. */
export function parseOneLot(item: WireLot, path: string, warn: Warn): Lot {
  const reading = parseLot(item);
  if (reading.kind === 'unreadable') {
    const { field, value } = reading.fault;
    throw new ApiError({ kind: 'contract', url: path, field, detail: `${shown(value)} cannot be read` });
  }
  if (reading.dropped.length > 0) warn(`${path}: values left out: ${countByField(reading.dropped)}`);
  return reading.lot;
}
