import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';

const POWER = /^(\d+(?:\.\d+)?)\s*(kw|квт|ps|hp|л\.?\s?с\.?)?$/i;

/** Power of a feed («98», «85kW», «98 PS») → whole hp, half up; null for none or 0, undefined for what is no power. */
export function powerHp(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return null;
  const [, digits, unit = ''] = POWER.exec(trimmed) ?? [];
  if (digits === undefined) return undefined;
  const value = /^(kw|квт)$/i.test(unit) ? Number(digits) / KW_PER_HP : Number(digits);
  return Math.floor(value + 0.5) || null;
}
