const dropWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * True when a client already has the answer with this ETag. The comparison is weak, as RFC 9110 (13.1.2) requires.
 * @param header value of `If-None-Match`, which may be a list
 */
export const matchesTag = (header: string | null | undefined, tag: string): boolean =>
  header?.split(',').some((one) => dropWeakness(one) === dropWeakness(tag)) ?? false;
