/** Returns the newest of ISO times in UTC and of days (YYYY-MM-DD); a day counts as its beginning. */
export const findNewest = (times: readonly (string | undefined)[]): string | undefined =>
  times
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
