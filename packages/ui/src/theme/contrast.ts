/** Converts an sRGB channel, 0–255, to linear light (WCAG 2.2, "relative luminance"). */
function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function getLuminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`not a #RRGGBB colour: ${hex}`);
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast ratio of two `#RRGGBB` colours, 1–21, in any order. Throws RangeError for another notation. */
export function getContrast(a: string, b: string): number {
  const [low, high] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
