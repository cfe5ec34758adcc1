import sharp from 'sharp';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { isPlaceholder } from './addressForms.ts';
import { PictureFault } from './PictureFault.ts';

/** The background for transparent pictures. */
const WHITE = 'white';

/** Maximum pixels of a foreign picture: a file of a few kilobytes can claim billions. */
const MAX_INPUT_PIXELS = 50_000_000;
/** px, the longer side; the largest size that is served. */
const MAX_SIDE = 1600;
const MAX_SECONDS = 10;
const QUALITY = 80;
/** libwebp's effort, 0–6. A higher one makes files only a few per cent smaller. */
const EFFORT = 3;

/** The accepted formats by their first bytes. SVG and other formats that libvips reads are refused. */
const SIGNATURES: readonly ((head: string) => boolean)[] = [
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => /^GIF8[79]a/.test(head),
  (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  (head) => /^ftyp(?:avif|avis|mif1)/.test(head.slice(4)),
];

const openPicture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'truncated', sequentialRead: true })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();

/**
 * Encodes a foreign picture as a WebP of at most 1600 px, upright, without metadata. Throws PictureFault if it is not a
 * picture, is cut short, has too many pixels, or is a placeholder.
 */
export async function encodePicture(address: string, bytes: Buffer): Promise<Buffer> {
  const head = bytes.toString('latin1', 0, 16);
  if (!SIGNATURES.some((fits) => fits(head))) throw new PictureFault('absent', 'the answer is not a picture');
  try {
    if (isPlaceholder(address, await openPicture(bytes).metadata()))
      throw new PictureFault('absent', 'the host has no such picture');
    return await openPicture(bytes)
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    const reason = getErrorMessage(error).trim();
    throw new PictureFault('absent', `the picture cannot be read: ${reason}`, { cause: error });
  }
}

/** Shrinks one of our WebPs to `width`; returns the same bytes if it is not wider. */
export async function narrowPicture(picture: Buffer, width: number): Promise<Buffer> {
  const { width: currentWidth = 0 } = await sharp(picture).metadata();
  if (currentWidth <= width) return picture;
  return sharp(picture).resize({ width }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
}
