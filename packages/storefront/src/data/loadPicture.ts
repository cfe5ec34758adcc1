import { ApiError } from '@vvoz/api/errors';
import { limitTime, TimeUp } from '@vvoz/api/limitTime';
import type { Backend } from './backend.ts';

interface PictureRequest {
  /** Path of the call, for errors. */
  readonly url: string;
  readonly maxMs: number;
  /** Aborts when the visitor leaves. */
  readonly visitor: AbortSignal;
}

/**
 * Loads a picture from the backend, unless reads are suspended. Throws ApiError, or the reason of the visitor's signal.
 * @param load makes the call and reads its answer
 */
export async function loadPicture<T>(
  { isDown }: Pick<Backend, 'isDown'>,
  { url, maxMs, visitor }: PictureRequest,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (isDown()) throw new ApiError({ kind: 'suspended', url });
  try {
    return await limitTime(maxMs, visitor, load);
  } catch (error) {
    if (visitor.aborted || error instanceof ApiError) throw error;
    if (error instanceof TimeUp)
      throw new ApiError({ kind: 'timeout', url, afterMs: maxMs }, { cause: error });
    const detail = error instanceof Error ? error.message : String(error);
    throw new ApiError({ kind: 'network', url, detail }, { cause: error });
  }
}
