/** Decodes a path parameter. Undecodable text is returned unchanged, because Next has decoded some parameters already. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
