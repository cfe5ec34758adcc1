/** What a picture of the supplier shows. The address contains all of it, so the server keeps no state. */
export interface PictureSubject {
  readonly id: string;
  /** A body type of the drawings, or `sheet`. */
  readonly bodyType: string;
  readonly color: string;
  /** From 0. */
  readonly frame: number;
}

/** `ORIGIN/imgs/TOKEN`, without a size. The token needs no escaping. */
export function formatPictureAddress(origin: string, { id, bodyType, color, frame }: PictureSubject): string {
  const token = Buffer.from(JSON.stringify([id, bodyType, color, frame])).toString('base64url');
  return `${origin}/imgs/${token}`;
}

/** Returns undefined for an invalid token. */
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
