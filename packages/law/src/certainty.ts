/**
 * How certain a figure of the law is. `certain`: two independent sources agree; `one_source`: one source; `derived`:
 * calculated by a stated rule, not found; `last_known`: an earlier year's figure, because the new one was not found;
 * `low`: checked worse than the others.
 */
export const CERTAINTIES = ['certain', 'one_source', 'derived', 'last_known', 'low'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What a receipt says about a figure that is not certain; undefined for a certain one. */
export const CERTAINTY_TEXTS: Readonly<Record<Certainty, string | undefined>> = {
  certain: undefined,
  one_source: 'по одному источнику',
  derived: 'ставка рассчитана, в тексте закона не найдена',
  last_known: 'ставки прошлого периода: новые не найдены',
  low: 'проверено хуже прочих',
};
