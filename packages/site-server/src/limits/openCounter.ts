/** Counts what is open at the same time, by key. */
export function createOpenCounter() {
  const counts = new Map<string, number>();

  function close(key: string): void {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }

  /** Counts one more, unless `max` are open already. Returns the function to call once when it has ended, or undefined. */
  return (key: string, max: number): (() => void) | undefined => {
    const others = counts.get(key) ?? 0;
    if (others >= max) return undefined;
    counts.set(key, others + 1);
    return () => close(key);
  };
}
