import { z } from 'zod';

/** A number that may be absent. Some backends send numbers as strings and blanks for missing values. */
export const optionalNumber = z.preprocess(
  (value) => (value === '' || value === null ? undefined : typeof value === 'string' ? Number(value) : value),
  z.number().finite().optional(),
);
/** A text that may be absent. A number is read as its digits. */
export const optionalText = z.preprocess(
  (value) => (value === '' || value === null ? undefined : typeof value === 'number' ? String(value) : value),
  z.string().optional(),
);
/** A text. A number is read as its digits. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
/** Several texts, as one joined string or as a list. */
export const texts = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.union([z.string(), z.array(z.string())]).nullish(),
);
/** A whole number from zero, possibly sent as a string. */
export const count = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.int().min(0),
);
