const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const MAX_CODE_POINT = 0x10_ff_ff;

/** Reads the text of sanitised HTML: drops tags and separates blocks by spaces. Unknown entities stay as they are. */
export const readHtmlText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, (tag) => (/^<\/?(a|b|i|em|strong|span|sup|sub|code)\b/.test(tag) ? '' : ' '))
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name: string | undefined) => {
      if (code === undefined) return ENTITIES[name ?? ''] ?? entity;
      return Number(code) > MAX_CODE_POINT ? entity : String.fromCodePoint(Number(code));
    })
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
