/** «примерно 7 из 10», from the share of such lots that sold for a bid or less; never 0 or 10, which would promise. */
export const formatChance = (chance: number): string =>
  `примерно ${Math.min(9, Math.max(1, Math.round(chance * 10)))} из\u00A010`;
