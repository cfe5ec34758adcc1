import { ApiError } from '@vvoz/api/errors';
import type { Backend } from './backend.ts';

/** Creates the getter of pictures. It returns the backend's response with any status and throws ApiError without one. */
export function createPictureData(backend: () => Backend) {
  /** @param place what follows `/pictures/` in the address, part by part */
  return async (place: readonly string[], search: string, signal: AbortSignal): Promise<Response> => {
    const path = `/pictures/${place.map(encodeURIComponent).join('/')}`;
    try {
      return await backend().fetchRaw(path + search, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const detail = error instanceof Error ? error.message : String(error);
      throw new ApiError({ kind: 'network', url: path, detail }, { cause: error });
    }
  };
}
