/** Width and height, px. The ratio is always 4:3. */
export type PictureSize = { width: number; height: number };

/** The only sizes of pictures, so that a visitor cannot fill the disk with variants. */
export const WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1600] as const;
export const HEIGHTS = [50, 100, 150, 200] as const;

const DEFAULT_WIDTH = 640;

/** Reads a whole number of 1 to 4 digits; null for anything else, repeated keys included. */
function readDigits(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** The smallest allowed size that is not below the requested one, or the largest of all. */
function roundUp(requested: number, allowed: readonly number[]): number {
  return allowed.find((size) => size >= requested) ?? Math.max(...allowed);
}

const fromWidth = (width: number): PictureSize => ({ width, height: (width * 3) / 4 });

/**
 * Chooses the size that a picture's address requests. Feeds request sizes by a suffix: `&h=50` is a
 * thumbnail, `&w=320` a medium picture. A height above those of thumbnails is converted to a width.
 * Absent or unreadable values give 640 × 480.
 */
export function choosePictureSize({ h, w }: { h?: unknown; w?: unknown }): PictureSize {
  const width = readDigits(w);
  if (width) return fromWidth(roundUp(width, WIDTHS));
  const height = readDigits(h);
  if (!height) return fromWidth(DEFAULT_WIDTH);
  if (height > Math.max(...HEIGHTS)) return fromWidth(roundUp(Math.ceil((height * 4) / 3), WIDTHS));
  const rounded = roundUp(height, HEIGHTS);
  return { width: Math.round((rounded * 4) / 3), height: rounded };
}
