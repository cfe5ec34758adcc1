import type { Thing } from 'schema-dts';

/** A thing of a page, as the builders of this folder make it. */
export type JsonLdThing = Exclude<Thing, string>;

/** Characters that would end the script element, or that JavaScript reads as a new line. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Formats the things of a page for a script element of the type `application/ld+json`. Texts of feeds and editors cannot
 * leave the element: `<` becomes `\u003c`.
 */
export const formatJsonLd = (things: readonly JsonLdThing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
