import { terminalTable } from './terminalTable.ts';

/** One interaction as the browser measured it. */
export interface Measured {
  readonly screen: string;
  readonly name: string;
  /** From the event to the next picture, ms in steps of 8; 0: less than 16. */
  readonly durationMs: number;
  /** Of that: before the handlers ran, in the handlers, and until the picture. */
  readonly delayMs: number;
  readonly processingMs: number;
  readonly presentationMs: number;
  /** The longest task from the event until the page was still again: the answer's arrival among it. */
  readonly longestTaskMs: number;
}

export interface Summary {
  readonly screen: string;
  readonly interactions: number;
  readonly p75Ms: number;
  readonly worstMs: number;
}

/** p75 and worst of each screen, screens in their order. */
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

/** One of each interaction of a screen: the visit whose duration is the median one, its parts with it. */
export function medians(measured: readonly Measured[]): Measured[] {
  const visits = new Map<string, Measured[]>();
  const seen = new Map<string, number>();
  let screen = '';
  for (const one of measured) {
    // A screen's steps begin anew with each visit; two of one name in a visit are two interactions.
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

/** All interactions, the slowest of a screen first, and the sums below. */
export function interactionTable(measured: readonly Measured[], summary: readonly Summary[]): string {
  const ms = (value: number) => (value === 0 ? '<16' : value.toFixed(0));
  const cells = [
    ['', '', 'ms', 'delay', 'handlers', 'picture', 'longest task'],
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
    terminalTable(cells, (column) => column < 2),
    '',
    ...summary.map(
      ({ screen, interactions, p75Ms, worstMs }) =>
        `${screen}: ${interactions} interactions, p75 ${ms(p75Ms)} ms, worst ${ms(worstMs)} ms`,
    ),
  ].join('\n');
}
