/** Converts CSS values to values of the Design Tokens Format Module 2025.10. */
/** Four decimals, so that files do not carry rounding errors. */
export const round = (value: number): number => Number(value.toFixed(4));

/** Converts `#RRGGBB`; components are 0–1. Throws RangeError for another notation. */
export function convertColor(hex: string, alpha = 1) {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) throw new RangeError(`not a #RRGGBB colour: ${hex}`);
  const components = channels.map((channel) => round(Number.parseInt(channel, 16) / 255));
  return { colorSpace: 'srgb', components, alpha, hex: hex.toLowerCase() };
}

/** Converts `1.5rem`, `6px`, `140ms` and 0. Throws RangeError for another unit. */
export function convertAmount(text: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem|ms|s)?$/.exec(text) ?? [];
  if (value === undefined) throw new RangeError(`not an amount in px, rem, ms or s: ${text}`);
  return { value: Number(value), unit };
}

/** Converts a CSS shadow of the form `0 8px 32px rgb(22 24 29 / 0.16)`. Throws RangeError for another form. */
export function convertShadow(text: string) {
  const [, x, y, blur, rgb, alpha] = /^(\S+) (\S+) (\S+) rgb\(([\d ]+) \/ ([\d.]+)\)$/.exec(text) ?? [];
  if (!x || !y || !blur || !rgb) throw new RangeError(`not a shadow of one layer without spread: ${text}`);
  const hex = rgb.split(' ').map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return {
    color: convertColor(`#${hex.join('')}`, Number(alpha)),
    offsetX: convertAmount(x),
    offsetY: convertAmount(y),
    blur: convertAmount(blur),
    spread: convertAmount('0'),
  };
}
