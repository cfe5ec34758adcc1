/**
 * Runs of a property, as options of `fc.assert`: `short` in `npm test`, `long` under `npm run verify -- long`, which sets
 * VVOZ_LONG=1. When a property fails, fast-check prints `seed` and `path`; keep the case that it found as `examples`.
 */
export function numRuns(short: number, long: number): { numRuns: number } {
  return { numRuns: process.env['VVOZ_LONG'] === '1' ? long : short };
}
