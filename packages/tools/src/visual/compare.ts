import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Fill colours for an area that only one picture has. Our themes use neither colour, so the area counts as different. */
const [BEFORE_FILL, AFTER_FILL] = ['#0f0', '#f0f'];

/**
 * Compares two PNGs. Returns the number of different pixels and, if any, a PNG that marks them. Equal bytes are not
 * decoded.
 */
export async function compare(before: Buffer, after: Buffer): Promise<{ pixels: number; image?: Buffer }> {
  if (before.equals(after)) return { pixels: 0 };
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const decode = async (png: Buffer, background: string) => {
    const { width: own, height: ownHeight } = await sharp(png).metadata();
    const extended = sharp(png)
      .ensureAlpha()
      .extend({ right: width - own, bottom: height - ownHeight, background });
    return extended.raw().toBuffer();
  };
  const [first, second] = [await decode(before, BEFORE_FILL), await decode(after, AFTER_FILL)];
  const difference = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(first, second, difference, width, height, { includeAA: true });
  if (pixels === 0) return { pixels };
  const image = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, image };
}
