/** px; always 4:3. */
export type PictureSize = { width: number; height: number };

/** The only sizes that are ever made, so that a visitor cannot fill the disk with variants. */
export const WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1600] as const;
export const HEIGHTS = [50, 100, 150, 200] as const;

const DEFAULT_WIDTH = 640;

/** A whole number of 1 to 4 digits; null for anything else, repeated keys included. */
function digits(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** The smallest allowed size that is not less than what was asked for, or the largest of all. */
function snap(asked: number, allowed: readonly number[]): number {
  return allowed.find((size) => size >= asked) ?? Math.max(...allowed);
}

const ofWidth = (width: number): PictureSize => ({ width, height: (width * 3) / 4 });

/**
 * The size that a picture's address asks for. Feeds size their pictures by a suffix: `&h=50` is a
 * thumbnail, `&w=320` a medium picture. A height beyond the thumbnails is served by a width.
 * Absent or unreadable values give 640 × 480.
 */
export function pictureSize({ h, w }: { h?: unknown; w?: unknown }): PictureSize {
  const width = digits(w);
  if (width) return ofWidth(snap(width, WIDTHS));
  const height = digits(h);
  if (!height) return ofWidth(DEFAULT_WIDTH);
  if (height > Math.max(...HEIGHTS)) return ofWidth(snap(Math.ceil((height * 4) / 3), WIDTHS));
  const snapped = snap(height, HEIGHTS);
  return { width: Math.round((snapped * 4) / 3), height: snapped };
}
