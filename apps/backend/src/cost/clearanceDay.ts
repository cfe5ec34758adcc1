import type { ClearanceDay, CostInput } from '@vvoz/law/costTypes';
import { applyCategory, resolveOrigin } from './checkInput.ts';
import { addDays } from './days.ts';
import type { Settings } from './settings.ts';

/** Days from the auction, or from today, to the customs declaration. */
export function countClearanceDays(input: CostInput, { data }: Settings): number {
  const { days, daysByKind } = data.clearance;
  const origin = resolveOrigin(input);
  return daysByKind[applyCategory(input).kind]?.[origin] ?? days[origin];
}

/**
 * The day of the declaration, YYYY-MM-DD: the given one, or else the auction day (today if there is none or it has
 * passed) plus the days of the country. A vehicle with a customs value is being declared today.
 */
export function resolveDay(
  input: CostInput,
  settings: Settings,
  today: string,
): { readonly date: string; readonly day: ClearanceDay } {
  const { uncertaintyDays } = settings.data.clearance;
  if (input.date !== undefined) return { date: input.date, day: { from: 'query', uncertaintyDays } };
  if (input.customsValueRub !== undefined) return { date: today, day: { from: 'today', uncertaintyDays: 0 } };
  const isComing = input.auctionDay !== undefined && input.auctionDay > today;
  return {
    date: addDays(
      isComing && input.auctionDay !== undefined ? input.auctionDay : today,
      countClearanceDays(input, settings),
    ),
    day: { from: isComing ? 'auction' : 'today', uncertaintyDays },
  };
}
