/** The strokes of a text or group as drawn, independent of place and size. */
export const readStrokes = (part: string): string =>
  [...part.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('|');

/** The groups of a drawing, each from its attributes to its end. */
export const listGroups = (svg: string): readonly string[] =>
  svg.split('<g ').map((part) => part.split('</g>')[0] ?? '');
