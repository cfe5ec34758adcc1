import { toLocalDay } from '../types/timeZones.ts';

/**
 * What texts show of the law's tables (`apps/backend/src/cost/tables`): limits and fees of the recycling fee. Sums are
 * never calculated from these.
 */
export interface LawFigures {
  /** First day of the period that they hold in, YYYY-MM-DD. */
  readonly validFrom: string;
  /** hp, inclusive: the most powerful combustion engine of the preference that an individual has. */
  readonly personalPowerHp: number;
  /** cm³, inclusive: its largest displacement. */
  readonly personalDisplacementCc: number;
  /** ₽: the fee of the preference for a car under three years, and for an older one. */
  readonly personalFeesRub: readonly [under3: number, older: number];
  /** ₽: the fee of a car over three years in the first row above the limit of power, of 1–2 l and of 2–3 l. */
  readonly commercialFeesRub: readonly [from1to2Litres: number, from2to3Litres: number];
}

/**
 * By period, the earliest first: since there has been a limit of power. Written down here, and not served with
 * `/api/calc/terms`, because that way a text costs no request, stands in the first HTML and works in a facet's row; the
 * browser pays some hundred bytes and not for the tables. `lawFigures.test.ts` of the backend's cost engine fails where a
 * row differs from the tables in force.
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
];

/** The figures of a day, YYYY-MM-DD; before the first period its own. */
export const findLawFigures = (day: string): LawFigures =>
  LAW_PERIODS.findLast(({ validFrom }) => validFrom <= day) ?? LAW_PERIODS[0];

/**
 * The figures of today, for texts that know no other day. Read once: a server that runs past the end of a period shows
 * the old ones until it starts again.
 */
export const LAW: LawFigures = /* @__PURE__ */ findLawFigures(
  /* @__PURE__ */ toLocalDay(/* @__PURE__ */ new Date(), 'vladivostok'),
);
