import { roundToHundredths } from '../model/salesScale.ts';

/** Heights in px from the top: the unit, the plot, the bars, two lines of months. */
export const TOP = 26;
export const PLOT = 220;
export const BARS = { top: TOP + PLOT + 18, height: 44 } as const;
export const NAMES = BARS.top + BARS.height + 18;
export const CHART_HEIGHT = NAMES + 22;

/** Centre of a month, in percent of the plot. */
export const formatCentre = (index: number, count: number): string =>
  `${roundToHundredths(((index + 0.5) / count) * 100)}%`;
