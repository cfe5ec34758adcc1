/** The names that WordPress writes; numbers stand for all the others. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  deg: '°',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  yen: '¥',
};
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** Text with HTML entities → plain text, decoded once; what is no known entity stays. The result is text, never HTML. */
export const decodeEntities = (encoded: string): string =>
  encoded.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined)
      return Object.hasOwn(NAMED, name.toLowerCase()) ? (NAMED[name.toLowerCase()] ?? whole) : whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const text = code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    // Half a surrogate pair is no character.
    return text.isWellFormed() ? text : whole;
  });
