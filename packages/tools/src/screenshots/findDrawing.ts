import path from 'node:path';

export interface Look {
  /** px */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/**
 * Finds the drawing of a page among file names such as `lot-375-full.png` or `catalogue-china-dark-1280-first.png`: name,
 * scheme if it is dark, width, part. Falls back from dark to light, and from the whole page to its first screen.
 */
export function findDrawing(
  files: readonly string[],
  drawing: string,
  { width, scheme }: Look,
): string | undefined {
  const schemes = scheme === 'dark' ? ['-dark', ''] : [''];
  const wanted = schemes.flatMap((mark) =>
    ['full', 'first'].map((part) => `${drawing}${mark}-${width}-${part}`),
  );
  return wanted
    .map((name) => files.find((file) => path.parse(file).name === name))
    .find((file) => file !== undefined);
}
