/** Next's hook at the start of a server. */
export async function register(): Promise<void> {
  // Compiled for the edge too, which nothing here uses and which has no servers of Node.
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./readablePaths.ts')).readEveryPath();
}
