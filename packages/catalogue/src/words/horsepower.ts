/** kW in one metric horse-power (75 kgf·m/s), exactly. */
export const KW_PER_HP = 0.735_498_75;
