const CELLS = 20;

/** `[########------------] 40 %`; dots when the total is unknown, as in a first import. */
export function formatProgressBar(done: number, expected: number | undefined): string {
  if (!expected) return `[${'·'.repeat(CELLS)}]`;
  const share = Math.min(1, done / expected);
  const full = Math.round(share * CELLS);
  return `[${'#'.repeat(full)}${'-'.repeat(CELLS - full)}] ${Math.floor(share * 100)} %`;
}
