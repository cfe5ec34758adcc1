import { z } from 'zod';
import { ORIGINS } from '@vvoz/catalogue/cost/costTypes';

const rub = z.int().min(0).max(1_000_000_000);
const percent = z.number().min(0).max(100);
const currency = z.string().regex(/^[a-z]{3}$/);
/** An amount in the currency in which it is paid. */
const money = z.strictObject({ amount: z.number().min(0).max(1_000_000_000_000), currency });
const coefficient = z.number().positive().max(1000);
/** Up to three years of age, and above. */
const coefficients = z.tuple([coefficient, coefficient]);

/** Costs before the vehicle is in Russia. Absent and zero costs make no line. */
const abroad = z.strictObject({
  auction_fee: money.optional(),
  inland_freight: money.optional(),
  loading: money.optional(),
  local_costs: money.optional(),
  freight: money.optional(),
});

const partsClass = z.strictObject({
  disassemblyJpy: rub,
  freightJpy: rub,
  customsRub: rub,
  assemblyRub: rub,
});

/** True if each bound is above the previous one, and the last is null. */
const isRising = (bounds: readonly (number | null)[]): boolean =>
  bounds.every((bound, index) => {
    if (index === bounds.length - 1) return bound === null;
    return bound !== null && bound > (bounds[index - 1] ?? 0);
  });
const UNSORTED = 'each bound must be above the previous one, and the last must be null';
const bound = z.number().positive().nullable();

/** All figures that the operator sets. Money is in ₽ unless the name says otherwise. */
export const settingsSchema = z.strictObject({
  /** Margin over the Bank of Russia's rate, by currency. `default` is for all others. */
  marginPercent: z.record(z.union([z.literal('default'), currency]), percent),
  abroad: z.strictObject({ japan: abroad, korea: abroad, china: abroad, europe: abroad }),
  /** Replaces costs of `abroad` for a kind of vehicle. */
  abroadByKind: z.partialRecord(
    z.enum(['car', 'motorcycle', 'truck', 'machinery']),
    z.partialRecord(z.enum(ORIGINS), abroad),
  ),
  russia: z.strictObject({
    storage: rub,
    broker: rub,
    lab: rub,
    bank: rub,
    local_moves: rub,
    company: rub,
  }),
  /** Delivery from Vladivostok, by key of the city. A visitor may give the key or the name. */
  cities: z.record(
    z.string().regex(/^[a-z-]{2,40}$/),
    z.strictObject({ name: z.string().min(2), deliveryRub: rub }),
  ),
  parts: z.strictObject({
    classes: z.strictObject({
      passenger: partsClass,
      minivan: partsClass,
      suv: partsClass,
      truck: partsClass,
      moto: partsClass,
    }),
    /** Raspil: cutting instead of disassembly, and shares of the construct's freight and customs. */
    cuttingJpy: rub,
    raspilFreightPercent: percent,
    raspilCustomsPercent: percent,
  }),
  trucks: z.strictObject({
    baseRub: rub,
    rows: z
      .array(z.strictObject({ upToKg: bound, dutyPercent: percent, coefficients }))
      .min(1)
      .refine((rows) => isRising(rows.map((row) => row.upToKg)), UNSORTED),
  }),
  machinery: z.strictObject({
    baseRub: rub,
    dutyPercent: percent,
    /** The year of the coefficients, and how much they rise in each later year. */
    year: z.int().min(2000).max(2200),
    yearlyIncreasePercent: percent,
    /** The bound is exclusive, as in decree 81. */
    rows: z
      .array(z.strictObject({ belowHp: bound, coefficients }))
      .min(1)
      .refine((rows) => isRising(rows.map((row) => row.belowHp)), UNSORTED),
  }),
  motorcycles: z.strictObject({
    duty: z
      .array(z.strictObject({ upToCc: bound, percent }))
      .min(1)
      .refine((rows) => isRising(rows.map((row) => row.upToCc)), UNSORTED),
  }),
  estimates: z.strictObject({
    /** 30-minute power of an electric motor as a share of its peak. */
    power30Share: z.number().positive().max(1),
    /** The power that the dearest outcome assumes when it is not known. */
    unknownPowerHighHp: z.number().positive().max(5000),
    unknownMotorcyclePowerHighHp: z.number().positive().max(5000),
  }),
});
export type SettingsData = z.output<typeof settingsSchema>;
