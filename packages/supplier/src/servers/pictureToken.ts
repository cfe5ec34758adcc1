/** What a picture of the supplier shows; its address carries all of it. */
export interface PictureSubject {
  readonly id: string;
  /** A body type of the drawings, or `sheet`. */
  readonly bodyType: string;
  readonly color: string;
  /** From 0. */
  readonly frame: number;
}

/** A token without characters that an address would escape. */
export const formatPictureToken = (subject: PictureSubject): string =>
  Buffer.from(JSON.stringify(Object.values(subject))).toString('base64url');

/** Undefined for a token that is none. */
export function parsePictureToken(token: string): PictureSubject | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (!Array.isArray(values)) return undefined;
    const [id, bodyType, color, frame] = values.map(String);
    return { id: id ?? '', bodyType: bodyType ?? '', color: color ?? '', frame: Number(frame) };
  } catch {
    return undefined;
  }
}
