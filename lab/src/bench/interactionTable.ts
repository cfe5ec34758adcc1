import { formatTable } from '@vvoz/tools/lib/terminalTable';

/** One interaction as the browser measured it. */
export interface Measured {
  readonly screen: string;
  readonly name: string;
  /** From the event to the next frame, ms in steps of 8; 0 means less than 16. */
  readonly durationMs: number;
  /** Its parts: before the handlers ran, in the handlers, until the frame. */
  readonly delayMs: number;
  readonly processingMs: number;
  readonly presentationMs: number;
  /** Longest task from the event until the page was idle, including the arrival of the answer. */
  readonly longestTaskMs: number;
}

export interface Summary {
  readonly screen: string;
  readonly interactions: number;
  readonly p75Ms: number;
  readonly worstMs: number;
}

/** Returns p75 and maximum of each screen, in the order of the screens. */
export function summarise(measured: readonly Measured[]): Summary[] {
  const screens = [...new Set(measured.map(({ screen }) => screen))];
  return screens.map((screen) => {
    const durations = measured
      .filter((one) => one.screen === screen)
      .map(({ durationMs }) => durationMs)
      .toSorted((a, b) => a - b);
    return {
      screen,
      interactions: durations.length,
      p75Ms: durations[Math.ceil(durations.length * 0.75) - 1] ?? 0,
      worstMs: durations.at(-1) ?? 0,
    };
  });
}

/** Returns for each interaction of a screen the measurement with the median duration. */
export function findMedians(measured: readonly Measured[]): Measured[] {
  const visits = new Map<string, Measured[]>();
  const seen = new Map<string, number>();
  let screen = '';
  for (const one of measured) {
    // A visit repeats the steps of its screen. Two steps with the same name in one visit are two interactions.
    if (one.screen !== screen) seen.clear();
    screen = one.screen;
    const nth = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, nth);
    const key = `${one.screen}/${one.name}/${nth}`;
    visits.set(key, [...(visits.get(key) ?? []), one]);
  }
  return [...visits.values()].flatMap((same) => {
    const ordered = same.toSorted((a, b) => a.durationMs - b.durationMs);
    return ordered[Math.floor((ordered.length - 1) / 2)] ?? [];
  });
}

/** Formats all interactions, slowest of a screen first, with the summary below. */
export function formatInteractionTable(measured: readonly Measured[], summary: readonly Summary[]): string {
  const ms = (value: number) => (value === 0 ? '<16' : value.toFixed(0));
  const cells = [
    ['', '', 'ms', 'delay', 'handlers', 'frame', 'longest task'],
    ...summary.flatMap(({ screen }) =>
      measured
        .filter((one) => one.screen === screen)
        .toSorted((a, b) => b.durationMs - a.durationMs)
        .map((one) => [
          screen,
          one.name,
          ms(one.durationMs),
          one.delayMs.toFixed(0),
          one.processingMs.toFixed(0),
          one.presentationMs.toFixed(0),
          one.longestTaskMs.toFixed(0),
        ]),
    ),
  ];
  return [
    formatTable(cells, (column) => column < 2),
    '',
    ...summary.map(
      ({ screen, interactions, p75Ms, worstMs }) =>
        `${screen}: ${interactions} interactions, p75 ${ms(p75Ms)} ms, worst ${ms(worstMs)} ms`,
    ),
  ].join('\n');
}
