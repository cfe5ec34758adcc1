import { TEMPLATES, type TemplateName } from '@vvoz/catalogue/templates/templates';

/** A catalogue that has YML feeds, and their number. */
export interface YmlCatalogue {
  readonly template: TemplateName;
  readonly parts: number;
}

const ENTRY = /^([a-z_-]{1,40})(?::([1-9]\d?))?$/;
const FILE = /^([a-z_-]{1,40})\.([1-9]\d?)\.xml\.gz$/;

/**
 * Parses `japan-main:3,china`: catalogues with the number of their feeds, 1 to 99. Throws an Error that names what is
 * wrong. Catalogues of sold lots are unknown here, because they contain no offers.
 */
export const parseYmlCatalogues = (text: string): readonly YmlCatalogue[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [, name, parts = '1'] = ENTRY.exec(entry) ?? [];
      const template = TEMPLATES.find((row) => row.name === name && row.group !== 'stats');
      if (!template)
        throw new Error(`${JSON.stringify(entry)} is not a catalogue with offers, like japan-main:3`);
      return { template: template.name, parts: Number(parts) };
    });

/** Finds the feed with a file name, `japan-main.1.xml.gz`; `part` counts from 0. */
export function findYmlPart(file: string, catalogues: readonly YmlCatalogue[]) {
  const [, name, number] = FILE.exec(file) ?? [];
  const feed = catalogues.find(({ template }) => template === name);
  const part = Number(number) - 1;
  return feed && part < feed.parts ? { ...feed, part } : undefined;
}
