import { z } from 'zod';
import { ORIGINS } from '@vvoz/catalogue/cost/costTypes';

const rub = z.int().min(0).max(1_000_000_000);
const percent = z.number().min(0).max(100);
const currency = z.string().regex(/^[a-z]{3}$/);
/** An amount in the currency in which it is paid. */
const money = z.strictObject({ amount: z.number().min(0).max(1_000_000_000_000), currency });
const coefficient = z.number().positive().max(1000);
/** Younger than three years, older. */
const coefficients = z.tuple([coefficient, coefficient]);

/** What is paid before the vehicle is in Russia; absent and zero lines are left out. */
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

/** Each bound above the one before, the last one open. */
const rises = (bounds: readonly (number | null)[]): boolean =>
  bounds.every((bound, index) => {
    if (index === bounds.length - 1) return bound === null;
    return bound !== null && bound > (bounds[index - 1] ?? 0);
  });
const UNSORTED = 'bounds must rise from row to row, and the last must be null';
const bound = z.number().positive().nullable();

/** Everything in a calculation that is the operator's and not the law's. Money: ₽ unless the name says otherwise. */
export const settingsSchema = z.strictObject({
  /** Above the CBR rate, by currency; `default` for the others. */
  marginPercent: z.record(z.union([z.literal('default'), currency]), percent),
  abroad: z.strictObject({ japan: abroad, korea: abroad, china: abroad, europe: abroad }),
  /** Replaces lines of `abroad` for a kind of vehicle. */
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
  /** Delivery from Vladivostok by key; a visitor may name the city by key or by name. */
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
    /** Распил: cutting instead of disassembly, a share of the freight and of the customs of the parts. */
    cuttingJpy: rub,
    raspilFreightPercent: percent,
    raspilCustomsPercent: percent,
  }),
  trucks: z.strictObject({
    baseRub: rub,
    rows: z
      .array(z.strictObject({ upToKg: bound, dutyPercent: percent, coefficients }))
      .min(1)
      .refine((rows) => rises(rows.map((row) => row.upToKg)), UNSORTED),
  }),
  machinery: z.strictObject({
    baseRub: rub,
    dutyPercent: percent,
    /** The year of the coefficients, and by how much a year they rise after it. */
    year: z.int().min(2000).max(2200),
    yearlyIncreasePercent: percent,
    /** Below the bound, as decree 81 has it. */
    rows: z
      .array(z.strictObject({ belowHp: bound, coefficients }))
      .min(1)
      .refine((rows) => rises(rows.map((row) => row.belowHp)), UNSORTED),
  }),
  motorcycles: z.strictObject({
    duty: z
      .array(z.strictObject({ upToCc: bound, percent }))
      .min(1)
      .refine((rows) => rises(rows.map((row) => row.upToCc)), UNSORTED),
  }),
  estimates: z.strictObject({
    /** 30-minute power of an electric motor as a share of its peak. */
    power30Share: z.number().positive().max(1),
    /** The dearer end of an excise where the power is not known. */
    unknownPowerHighHp: z.number().positive().max(5000),
    unknownMotorcyclePowerHighHp: z.number().positive().max(5000),
  }),
});
export type SettingsData = z.output<typeof settingsSchema>;
