const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Reads the text of sanitised HTML: drops tags and separates blocks by spaces. */
export const readHtmlText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, (tag) => (/^<\/?(a|b|i|em|strong|span|sup|sub|code)\b/.test(tag) ? '' : ' '))
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
