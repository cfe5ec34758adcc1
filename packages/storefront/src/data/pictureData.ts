import { ApiError } from '@vvoz/api/errors';
import type { Backend } from './backend.ts';

/** Catalogue type, lot and frame of a picture, as in its address. */
export interface PicturePlace {
  readonly type: string;
  readonly id: string;
  readonly frame: string;
}

/** Creates the getter of pictures. It returns the backend's answer whatever its status; throws ApiError without an answer. */
export function createPictureData(backend: () => Backend) {
  return async (
    { type, id, frame }: PicturePlace,
    search: string,
    signal: AbortSignal,
  ): Promise<Response> => {
    const path = `/pictures/${[type, id, frame].map(encodeURIComponent).join('/')}`;
    try {
      return await backend().fetchRaw(path + search, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const detail = error instanceof Error ? error.message : String(error);
      throw new ApiError({ kind: 'network', url: path, detail }, { cause: error });
    }
  };
}
