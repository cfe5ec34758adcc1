import type { Page } from 'playwright';
import { pixelDifference } from './pixelDifference.ts';

declare global {
  // What `prepare` puts into the page.
  var differenceInPage: typeof pixelDifference | undefined;
}

/** A page without content that decodes pictures: no package of this workspace reads PNG. */
export async function prepare(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(`globalThis.differenceInPage = ${pixelDifference.toString()}`);
}

/** How many pixels of two PNGs differ, with a PNG that shows where; bytes that are equal are not decoded. */
export async function compare(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; image?: Buffer }> {
  if (before.equals(after)) return { pixels: 0 };
  const { pixels, image } = await page.evaluate(
    async ([one, other]) => {
      const decode = async (base64: string) => {
        const answer = await fetch(`data:image/png;base64,${base64}`);
        const bitmap = await createImageBitmap(await answer.blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [first, second] = [await decode(one), await decode(other)];
      if (!first || !second || !globalThis.differenceInPage) throw new Error('the page was not prepared');
      const found = globalThis.differenceInPage(first, second);
      if (found.pixels === 0) return { pixels: 0, image: '' };
      const canvas = new OffscreenCanvas(found.width, found.height);
      canvas
        .getContext('2d')
        ?.putImageData(new ImageData(new Uint8ClampedArray(found.data), found.width, found.height), 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { pixels: found.pixels, image: btoa(text) };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  return pixels === 0 ? { pixels } : { pixels, image: Buffer.from(image, 'base64') };
}
