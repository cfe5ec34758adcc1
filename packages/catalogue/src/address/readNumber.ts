/** Characters. People do not type longer numbers. */
const MAX_LENGTH = 40;

/** Words after a number that multiply it. */
const SCALES: Readonly<Record<string, number>> = {
  т: 1e3,
  тыс: 1e3,
  тыщ: 1e3,
  тысяч: 1e3,
  тысяча: 1e3,
  тысячи: 1e3,
  к: 1e3,
  k: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  кк: 1e6,
  kk: 1e6,
  млрд: 1e9,
};

/** Words allowed after a scale: «тыс. км», «млн руб.». */
const UNITS_BEHIND: ReadonlySet<string> = new Set([
  '',
  'км',
  'р',
  'руб',
  'рублей',
  'иен',
  'юаней',
  'вон',
  '₽',
  '¥',
  '₩',
  '$',
  '€',
]);

/** Units that people type instead of the field's own, with the conversion factor. */
const CONVERTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'см³': { л: 1000, литр: 1000, литра: 1000, литров: 1000 },
  мм: { м: 1000, см: 10 },
  кг: { т: 1000 },
};

/** Multiplier of the word after a number; 1 for units and meaningless words. */
function findMultiplier(word: string, unit: string): number {
  const converted = CONVERTED[unit]?.[word];
  if (converted !== undefined) return converted;
  const [, scale = 1] =
    Object.entries(SCALES).find(
      ([key]) => word.startsWith(key) && UNITS_BEHIND.has(word.slice(key.length)),
    ) ?? [];
  return scale;
}

/**
 * `1500000`, `100.000`, `1,5` → a number; undefined for anything else. A fraction needs a scale that makes it whole.
 */
function readDigits(text: string, scaled: boolean): number | undefined {
  if (/^\d{1,12}$/.test(text)) return Number(text);
  if (scaled) return /^\d{1,9}[.,]\d{1,3}$/.test(text) ? Number(text.replace(',', '.')) : undefined;
  // A point or comma before three digits separates thousands: 100.000 is a hundred thousand.
  return /^\d{1,3}([.,])\d{3}(\1\d{3}){0,2}$/.test(text) ? Number(text.replaceAll(/[.,]/g, '')) : undefined;
}

/**
 * Reads a whole number as people type it: «100 000 км», «100 тыс. км», «1,5 млн», «100.000», «1,8 л» into a field of
 * cm³.
 * @param unit the unit of the field; other typed units are converted to it
 * @returns undefined if the text is not one whole number from 0 to 999 999 999 999
 */
export function readWhole(text: string, unit = ''): number | undefined {
  // Check the length before matching, so that no pattern runs on a long text.
  if (text.length > MAX_LENGTH) return undefined;
  const typed = text.toLowerCase().replaceAll(/[\s\u00A0\u202F_']/g, '');
  // slow-ok: at most MAX_LENGTH characters
  const [, digits, tail = ''] = /^(\d[\d.,]*)([\p{L}\p{Sc}³./]*)$/u.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const scale = findMultiplier(tail.replaceAll(/[./]/g, ''), unit);
  const value = readDigits(digits.replace(/[.,]$/, ''), scale !== 1);
  if (value === undefined) return undefined;
  const whole = Math.round(value * scale);
  return Math.abs(whole - value * scale) < 1e-6 && whole < 1e12 ? whole : undefined;
}
