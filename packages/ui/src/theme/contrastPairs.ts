import type { ColorName } from '@vvoz/catalogue/hosts/hostColors';

/** A text or line colour and the background behind it. */
export interface ContrastPair {
  readonly front: ColorName;
  readonly ground: ColorName;
}

/** Background colours of text and controls. */
export const GROUNDS: readonly ColorName[] = ['paper', 'raised', 'sunk'];
const TEXTS: readonly ColorName[] = ['ink', 'muted', 'positive', 'caution', 'critical', 'link'];

const pairWithGrounds = (front: ColorName): ContrastPair[] => GROUNDS.map((ground) => ({ front, ground }));

/** Pairs of colours that must differ, by the contrast ratio that WCAG 2.2 AA requires. */
export const contrastPairs = {
  /** 1.4.3 Contrast (Minimum). */
  text: {
    min: 4.5,
    pairs: [
      ...TEXTS.flatMap(pairWithGrounds),
      { front: 'onAccent', ground: 'accent' },
      { front: 'stampInk', ground: 'stampFill' },
      { front: 'paper', ground: 'ink' },
    ],
  },
  /** 1.4.11 Non-text Contrast. */
  edge: {
    min: 3,
    pairs: [
      ...pairWithGrounds('edge'),
      { front: 'accentEdge', ground: 'paper' },
      { front: 'accentEdge', ground: 'raised' },
      { front: 'stampEdge', ground: 'raised' },
    ],
  },
} as const satisfies Readonly<Record<string, { min: number; pairs: readonly ContrastPair[] }>>;
