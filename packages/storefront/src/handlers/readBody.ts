/** Maximum size of a body, bytes; the backend has the same limit. */
export const MAX_BODY_BYTES = 65_536;

/** Reads the body of a post as UTF-8; undefined, without reading on, when it is too large. */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // A stream may be longer than its Content-Length.
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
