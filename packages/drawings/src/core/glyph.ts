/** A character of a font: its advance and its outline, in thousandths of an em, y down from the base line. */
export type Glyph = readonly [advance: number, outline: string];

/** The extracted characters of a font. */
export type Glyphs = Readonly<Record<string, Glyph>>;
