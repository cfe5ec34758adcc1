import { encodeSegment } from '@vvoz/api/encodeSegment';
import { FILES_PATH } from '@vvoz/api/content/companySchemas';
import { ApiError } from '@vvoz/api/errors';
import type { Backend } from './backend.ts';
import { loadPicture } from './loadPicture.ts';

/** How long the backend may take for a whole picture, ms. Its own limit for pictures of other hosts is shorter. */
const MAX_PICTURE_MS = 10_000;
/** Bytes. The backend's pictures are far smaller. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Content types: of pictures, and of the operator's files. */
const PICTURES = /^image\//;
const FILES = /^(?:image\/|application\/pdf)/;

/**
 * Reads a picture to its end, so that a cut one is a failure and not half a picture. Throws ApiError when the answer is not a
 * picture or is too large.
 */
export async function readPicture(
  url: string,
  response: Response,
  types = PICTURES,
): Promise<Uint8Array<ArrayBuffer>> {
  const type = response.headers.get('content-type') ?? '';
  const refuse = (field: string, detail: string) => new ApiError({ kind: 'contract', url, field, detail });
  if (!types.test(type)) throw refuse('content-type', `${type || 'none'} is not a picture`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_PICTURE_BYTES) throw refuse('body', `has more than ${MAX_PICTURE_BYTES} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Creates the getters of pictures and of the operator's files. They return the backend's whole file, or its refusal (4xx)
 * without a body, and throw ApiError for everything else.
 */
const createGetter =
  (backend: () => Backend, folder: string, types: RegExp) =>
  /** @param place the path segments below the folder */
  async (place: readonly string[], search: string, visitor: AbortSignal): Promise<Response> => {
    const url = `${folder}${place.map(encodeSegment).join('/')}`;
    const { fetchRaw, isDown } = backend();
    const load = async (signal: AbortSignal): Promise<Response> => {
      const response = await fetchRaw(url + search, { signal });
      const { status, headers } = response;
      if (response.ok) return new Response(await readPicture(url, response, types), { status, headers });
      // Read, not cancelled: the framework keeps a second branch of the body, and cancelling one waits for the other.
      await response.arrayBuffer();
      if (status >= 500) throw new ApiError({ kind: 'http', url, status });
      return new Response(null, { status });
    };
    return loadPicture({ isDown }, { url, maxMs: MAX_PICTURE_MS, visitor }, load);
  };

export const createPictureData = (backend: () => Backend) => ({
  getPicture: createGetter(backend, '/pictures/', PICTURES),
  getFile: createGetter(backend, FILES_PATH, FILES),
});
