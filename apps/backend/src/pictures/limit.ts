/** Runs tasks, at most `width` of them at once; the others wait their turn in order. */
export function createLimit(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < width) running += 1;
    // The place is handed over by the task that ends: `running` stays.
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
