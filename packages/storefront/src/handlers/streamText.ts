import { AsyncLocalStorage } from 'node:async_hooks';
import { writeLog } from '@vvoz/site-server/log/writeLog';

/**
 * Makes a stream of a text that is generated in pieces. A piece is generated when the client has taken the last one, so that
 * memory does not grow with the text. Rejects when the first piece fails. A later failure is logged and aborts the answer, so
 * that no reader takes a part for the whole.
 */
export async function streamText(
  pieces: AsyncGenerator<string, void, undefined>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let step: IteratorResult<string, void> | undefined = await pieces.next();
  // The framework pulls pieces outside of the request. The calls for them are still made for its visitor.
  const resume = AsyncLocalStorage.snapshot();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          step ??= await resume(() => pieces.next());
          if (step.done) controller.close();
          else controller.enqueue(encoder.encode(step.value));
          step = undefined;
        } catch (error) {
          // The reader has left.
          const hasLeft = error instanceof Error && error.name === 'AbortError';
          if (!hasLeft)
            writeLog({ level: 'warn', message: 'Streamed response aborted', detail: String(error) });
          controller.error(error);
        }
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
