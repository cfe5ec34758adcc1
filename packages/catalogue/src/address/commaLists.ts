/**
 * Commas part the values of a list, in addresses and on both wires. Names of feeds may hold one («105,120»): there it stands
 * behind a backslash, which no name holds.
 */
export const escapeCommas = (value: string): string => value.replaceAll(',', String.raw`\,`);

/** Splits a list at the commas that part its values; blank parts are left out. */
export const splitAtCommas = (list: string): readonly string[] =>
  (list.match(/(?:\\,|[^,])+/g) ?? []).map((part) => part.replaceAll(String.raw`\,`, ','));
