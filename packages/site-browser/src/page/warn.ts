/** Writes a warning to the browser's console. Use it for failures that the visitor need not notice. */
export function warn(message: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the only log that a browser has
  console.warn(message, ...details);
}
