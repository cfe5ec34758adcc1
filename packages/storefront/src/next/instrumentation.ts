/** Next calls this when a server starts. */
export async function register(): Promise<void> {
  // Next compiles this for the edge runtime too, which has no Node servers.
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./readablePaths.ts')).readEveryPath();
}
