/** Widths of characters in Golos Text at 16 px and weight 600, rem: the widest of their kind. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/ /u, 0.25],
  [/[жмфшщыюЖМФШЩЫЮ]/u, 0.88],
  [/\p{Lu}/u, 0.7],
];
const OTHER_WIDTH = 0.58;

/** Space between links, rem. */
export const GAP = 1;

/** Widths of the navigation at which a further link can appear, rem. */
export const STEPS = Array.from({ length: 25 }, (_, at) => at * 3 + 4);

const estimateWidth = (label: string): number =>
  [...label].reduce(
    (sum, character) => sum + (WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );

/**
 * For each label the least width of the navigation, a step in rem, at which it and the labels before it fit; undefined
 * when no step is wide enough.
 */
export function foldLinks(labels: readonly string[]): readonly (number | undefined)[] {
  let width = -GAP;
  return labels.map((label) => {
    width += GAP + estimateWidth(label);
    return STEPS.find((step) => step >= width);
  });
}
