/**
 * Figures of the recycling fee that texts show. The law's tables are in `apps/backend/src/cost/tables`; no cost is
 * calculated from these copies.
 */
export interface LawFigures {
  /** First day of the period, YYYY-MM-DD. */
  readonly validFrom: string;
  /** Maximum power of a combustion engine for the preferential fee of an individual, hp. */
  readonly personalPowerHp: number;
  /** Maximum displacement for the preferential fee, cm³. */
  readonly personalDisplacementCc: number;
  /** Preferential fee of a car under three years and of an older one, ₽. */
  readonly personalFeesRub: readonly [under3: number, older: number];
  /** Fee of a car over three years in the first row above the power limit, for 1–2 l and for 2–3 l, ₽. */
  readonly commercialFeesRub: readonly [from1to2Litres: number, from2to3Litres: number];
}

/**
 * The figures by period since the power limit was introduced, the earliest first. With this copy, pages need no request
 * for them. `lawFigures.test.ts` of the backend's cost engine fails if a row differs from the tables.
 */
export const LAW_PERIODS: readonly [LawFigures, ...LawFigures[]] = [
  {
    validFrom: '2025-12-01',
    personalPowerHp: 160,
    personalDisplacementCc: 3000,
    personalFeesRub: [3400, 5200],
    commercialFeesRub: [1_244_000, 2_880_000],
  },
  {
    validFrom: '2026-01-01',
    personalPowerHp: 160,
    personalDisplacementCc: 3000,
    personalFeesRub: [3400, 5200],
    commercialFeesRub: [1_492_800, 3_456_000],
  },
  {
    validFrom: '2027-01-01',
    personalPowerHp: 160,
    personalDisplacementCc: 3000,
    personalFeesRub: [3400, 5200],
    commercialFeesRub: [1_642_000, 3_801_600],
  },
  {
    validFrom: '2028-01-01',
    personalPowerHp: 160,
    personalDisplacementCc: 3000,
    personalFeesRub: [3400, 5200],
    commercialFeesRub: [1_806_200, 4_181_800],
  },
  {
    validFrom: '2029-01-01',
    personalPowerHp: 160,
    personalDisplacementCc: 3000,
    personalFeesRub: [3400, 5200],
    commercialFeesRub: [1_987_000, 4_600_000],
  },
  {
    validFrom: '2030-01-01',
    personalPowerHp: 160,
    personalDisplacementCc: 3000,
    personalFeesRub: [3400, 5200],
    commercialFeesRub: [2_185_600, 5_060_000],
  },
];

/** Finds the figures of a day, YYYY-MM-DD. A day before the first period has those of the first. */
export const findLawFigures = (day: string): LawFigures =>
  LAW_PERIODS.findLast(({ validFrom }) => validFrom <= day) ?? LAW_PERIODS[0];

const HOUR_MS = 3_600_000;

/** Today in Vladivostok, 10 hours ahead of UTC all year: `2026-11-25`. */
const getToday = (): string => new Date(Date.now() + 10 * HOUR_MS).toISOString().slice(0, 10);

/**
 * Today's figures, for texts without a date. They are looked up once per process, so a server shows the old figures
 * after a new period begins until it restarts.
 */
export const LAW: LawFigures = /* @__PURE__ */ findLawFigures(/* @__PURE__ */ getToday());
