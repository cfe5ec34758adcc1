/** A name from a feed. Allows the punctuation of model names: «SMART #1», «DELICA D:5», «CEE'D». */
export const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,:;'"!&/+\-()*#_·%[\]]{0,79}$/u;

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches exactly one of the values. */
export const matchOneOf = (values: readonly string[]): RegExp =>
  new RegExp(`^(${values.map(escapeRegExp).join('|')})$`);
