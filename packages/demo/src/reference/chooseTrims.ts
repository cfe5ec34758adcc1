import type { Fuel } from '@vvoz/catalogue/words/fuels';

/** Parts of a trim's name that only hybrids have. */
const HYBRID_TRIM = /HYBRID|E-POWER|E:HEV|PHEV/;

/**
 * The trims of a model that a body of it with this fuel can have: a hybrid those that name one, others the rest. Where
 * a model has only one of both kinds, all.
 */
export function chooseTrims(trims: readonly string[], fuel: Fuel): readonly string[] {
  const isHybrid = fuel === 'hybrid';
  const fitting = trims.filter((trim) => HYBRID_TRIM.test(trim) === isHybrid);
  return fitting.length > 0 ? fitting : trims;
}
