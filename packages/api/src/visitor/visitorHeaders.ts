import { z } from 'zod';

/** Header in which a storefront passes the address of its visitor on to the backend. */
export const VISITOR_HEADER = 'x-vvoz-visitor';
/**
 * Value of that header when a call is made for no particular visitor. With the header the backend ignores the field
 * `ip`, which the storefront may have passed on from a visitor.
 */
export const NO_VISITOR_NAME = 'none';
/** Header that proves that a call comes from our own storefront, wherever it runs. */
export const SECRET_HEADER = 'x-vvoz-secret';

const MIN_SECRET_LENGTH = 16;

/** The variable `VVOZ_STOREFRONT_SECRET` of backend and storefronts; '' counts as absent. */
export const storefrontSecret = z
  .string()
  .regex(/^[\x21-\x7E]*$/, 'must be visible ASCII characters without blanks')
  .refine((text) => text === '' || text.length >= MIN_SECRET_LENGTH, {
    error: `must have at least ${MIN_SECRET_LENGTH} characters`,
  })
  .transform((text) => text || undefined)
  .optional()
  .describe(
    'the same text of at least 16 characters on backend and storefronts: the backend then trusts a storefront at any address',
  );
