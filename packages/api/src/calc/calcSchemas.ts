import { z } from 'zod';
import { ratesSchema, sharedFields } from './calcFields.ts';
import { optionalWord } from './inputValues.ts';
import { buildComplaint, inBothLanguages } from '../wire/complaints.ts';
import { INPUT_FUELS, PAYERS, VARIANTS, VEHICLE_KINDS } from '@vvoz/law/costTypes';
import type { CostInput } from '@vvoz/law/costTypes';
import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';

const inputFields = z.object({
  ...sharedFields,
  payer: optionalWord(PAYERS).transform((payer) => payer ?? 'physic'),
  kind: optionalWord(VEHICLE_KINDS).transform((kind) => kind ?? 'car'),
  fuel: optionalWord(INPUT_FUELS).transform((fuel) => fuel ?? 'petrol'),
  variant: optionalWord(VARIANTS).transform((variant) => variant ?? 'poshlina'),
  rates: z.preprocess((value) => value ?? undefined, ratesSchema.optional()),
  settings: z.preprocess(
    (value) => value ?? undefined,
    z
      .record(z.string(), z.unknown(), {
        error: inBothLanguages('must be an object', 'должно быть объектом'),
      })
      .optional(),
  ),
});

/** kW: rounding difference allowed between powerHp and powerKw. */
const MAX_ROUNDING_KW = 1;

/**
 * Input of the cost engine and of `npm run cost`. Numbers may be decimal strings; null and blank count as absent;
 * unknown keys are dropped. The path of an issue is the field; its text is in both languages (see complaints.ts).
 */
export const calcInputSchema = inputFields.superRefine((input, context) => {
  const complain = (field: keyof CostInput, en: string, ru: string): void =>
    context.addIssue({ code: 'custom', path: [field], ...buildComplaint(en, ru) });
  const { price, currency, customsValueRub, powerHp, powerKw, day, month, year } = input;
  if (price === undefined && customsValueRub === undefined)
    complain('price', 'is missing; give price or customsValueRub', 'не указана цена (или customsValueRub)');
  if (price !== undefined && customsValueRub !== undefined)
    complain('customsValueRub', 'must not be given together with price', 'нельзя указывать вместе с ценой');
  if (price !== undefined && currency === undefined) complain('currency', 'is missing', 'не указана валюта');
  if (month !== undefined && year === undefined)
    complain('year', 'is missing; month needs it', 'не указан год при месяце');
  if (day !== undefined && month === undefined)
    complain('month', 'is missing; day needs it', 'не указан месяц при дне');
  if (
    powerHp !== undefined &&
    powerKw !== undefined &&
    Math.abs(powerHp * KW_PER_HP - powerKw) > MAX_ROUNDING_KW
  )
    complain('powerKw', 'contradicts powerHp', 'противоречит мощности в л.с.');
}) satisfies z.ZodType<CostInput>;
