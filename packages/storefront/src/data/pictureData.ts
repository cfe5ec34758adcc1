import { ApiError } from '@vvoz/api/errors';
import type { Backend } from './backend.ts';

/** Where a picture lies: catalogue type, lot and frame, as the address has them. */
export interface PicturePlace {
  readonly type: string;
  readonly id: string;
  readonly frame: string;
}

/** A picture of the backend, its answer as it is, whatever its status. Throws ApiError where none comes. */
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
