/** The last runs of a property seldom find a mutant but take most of the time. */
const MUTATION_RUNS_DIVISOR = 20;

/**
 * Returns the number of runs of a property, as options of `fc.assert`: `short` in `npm test`; `long` under
 * `npm run verify -- long` (VVOZ_RUNS=long); a twentieth of `short` under mutation tests (VVOZ_RUNS=mutation). When
 * a property fails, fast-check prints `seed` and `path`. Keep the failing case as `examples`.
 */
export function numRuns(short: number, long: number): { numRuns: number } {
  const mode = process.env['VVOZ_RUNS'];
  if (mode === 'mutation') return { numRuns: Math.ceil(short / MUTATION_RUNS_DIVISOR) };
  return { numRuns: mode === 'long' ? long : short };
}
