import type { ColorName, ColorTokens } from '@vvoz/catalogue/hosts/hostColors';
import { fontStack, leadings, metrics, sizes, space, type, weights } from './tokens.ts';

type TextValues = Record<keyof typeof type, string>;

export interface ThemeValues extends Record<keyof typeof metrics, string> {
  color: Record<ColorName, string>;
  space: Record<keyof typeof space, string>;
  size: Record<keyof typeof sizes, string>;
  leading: Record<keyof typeof leadings, string>;
  weight: Record<keyof typeof weights, string>;
  text: TextValues;
  font: string;
}

/** Converts token pairs to CSS values: `light-dark()` follows the `color-scheme` of the element. */
export function makeTheme(colors: ColorTokens): ThemeValues {
  const color = Object.fromEntries(
    Object.entries(colors).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
  ) as ThemeValues['color'];
  const text = Object.fromEntries(
    Object.entries(type).map(([size, value]) => [size, `${value} ${fontStack}`]),
  ) as TextValues;
  return { color, space, size: sizes, leading: leadings, weight: weights, text, font: fontStack, ...metrics };
}
