import sharp from 'sharp';

export type PictureFormat = 'webp' | 'jpeg' | 'avif';

export type RenderOptions = {
  /** px; if only one of the two is given, the other follows from 4:3. */
  width?: number;
  height?: number;
  format: PictureFormat;
  /**
   * 'figure' for drawings of large plain areas, 'text' for sheets of thin lines. Sheets tolerate stronger
   * compression; at the quality of figures they would be three times as large.
   */
  content?: 'figure' | 'text';
};

/** The drawings' own size, px at 72 dpi. */
const DRAWN_WIDTH = 1200;
const DRAWN_DPI = 72;

const QUALITY = {
  figure: { webp: 82, jpeg: 82, avif: 60 },
  text: { webp: 66, jpeg: 74, avif: 50 },
} as const;

/** Effort of libwebp and libaom. A higher one makes files only a few per cent smaller. */
const EFFORT = { webp: 3, avif: 2 } as const;

function chooseSize({ width, height }: RenderOptions): { width: number; height: number } {
  if (width) return { width, height: height ?? Math.round((width * 3) / 4) };
  return height ? { width: Math.round((height * 4) / 3), height } : { width: DRAWN_WIDTH, height: 900 };
}

/**
 * Renders an SVG drawing of 1200 × 900 as a picture file. It is rasterised at the requested size, not
 * scaled down from a larger one. Throws sharp's error when the SVG cannot be parsed.
 */
export async function renderSvg(svg: string, options: RenderOptions): Promise<Buffer> {
  const { format, content = 'figure' } = options;
  const { width, height } = chooseSize(options);
  const density = (DRAWN_DPI * width) / DRAWN_WIDTH;
  const image = sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'fill' }).flatten();
  const quality = QUALITY[content][format];
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: EFFORT.webp }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true }).toBuffer();
    case 'avif':
      return image.avif({ quality, effort: EFFORT.avif }).toBuffer();
  }
}
