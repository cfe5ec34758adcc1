/**
 * Escapes the commas inside a value. Commas separate the values of a list, in addresses and in both versions of the
 * API, so a comma inside a name of a feed («105,120») is written after a backslash. No name contains a backslash.
 */
export const escapeCommas = (value: string): string => value.replaceAll(',', String.raw`\,`);

/** Splits a list at the commas between its values; blank parts are left out. */
export const splitAtCommas = (list: string): readonly string[] =>
  (list.match(/(?:\\,|[^,])+/g) ?? []).map((part) => part.replaceAll(String.raw`\,`, ','));
