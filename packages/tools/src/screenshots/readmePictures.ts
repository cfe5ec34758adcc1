import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Look } from './findDrawing.ts';

interface ReadmePicture extends Look {
  /** Name of the page (`ShotPage`). */
  readonly page: string;
  /** Height of the part that is shown, px from the top. */
  readonly height: number;
  /** Width in the README, px. */
  readonly shown: number;
  /** Below docs/images. */
  readonly file: string;
}

/** The screenshots in the README. */
const README_PICTURES: readonly ReadmePicture[] = [
  { page: 'main-home', width: 1280, height: 900, scheme: 'light', shown: 840, file: 'home.webp' },
  {
    page: 'main-japan-czeny-na-avto',
    width: 1280,
    height: 900,
    scheme: 'light',
    shown: 840,
    file: 'list.webp',
  },
  {
    page: 'main-japan-czeny-na-avto-lot',
    width: 1280,
    height: 900,
    scheme: 'dark',
    shown: 840,
    file: 'lot-dark.webp',
  },
  { page: 'china-home', width: 375, height: 812, scheme: 'light', shown: 375, file: 'china-phone.webp' },
  {
    page: 'spec-home',
    width: 375,
    height: 812,
    scheme: 'dark',
    shown: 375,
    file: 'machinery-phone-dark.webp',
  },
];

/**
 * Writes the README's pictures of a scheme as small WebP files, from the new PNGs. Resolves with the files; throws when
 * the PNG of one of their pages is missing.
 */
export async function writeReadmePictures(
  folder: string,
  target: string,
  scheme: Look['scheme'],
): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const wanted = README_PICTURES.filter((picture) => picture.scheme === scheme);
  for (const { page, width, height, shown, file } of wanted) {
    const picture = sharp(path.join(folder, `${page}.${width}.png`));
    const { height: whole } = await picture.metadata();
    await picture
      .extract({ left: 0, top: 0, width, height: Math.min(height, whole) })
      .resize({ width: shown })
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(target, file));
  }
  return wanted.map(({ file }) => file);
}
