let noteError: ((error: unknown) => void) | undefined;

/** Next calls this when a server starts. */
export async function register(): Promise<void> {
  // Next compiles this for the edge runtime too, which has no Node servers.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startServer }, { noteRequestError }] = await Promise.all([
    import('./startServer.ts'),
    import('@vvoz/site-server/exchange/exchange'),
  ]);
  noteError = noteRequestError;
  await startServer();
}

/** Next calls this with the error of a page, before it sends its own error document. */
export const onRequestError = (error: unknown): void => noteError?.(error);
