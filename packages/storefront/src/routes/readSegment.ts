/** A parameter of a path as text. What cannot be decoded is text already: Next decodes some of them itself. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
