import { steadyNow } from '@vvoz/api/visitor/steadyClock';

/**
 * Creates a reader of a value. A new value is returned only after it has been the same for `ms` milliseconds; until
 * then the reader returns the previous value. The first value is returned at once. Time counts from the first call that
 * sees the value.
 * @param read may reject; then so does the reader
 */
export function createSettledValue(read: () => Promise<string>, ms: number, now: () => number = steadyNow) {
  let settled: string | undefined;
  let next: { readonly value: string; readonly since: number } | undefined;
  return async (): Promise<string> => {
    const value = await read();
    settled ??= value;
    if (value === settled) next = undefined;
    else if (next?.value !== value) next = { value, since: now() };
    else if (now() - next.since >= ms) {
      settled = value;
      next = undefined;
    }
    return settled;
  };
}
