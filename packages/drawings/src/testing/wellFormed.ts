/** Matches the tags of a document with their attributes. Drawings of this package have no text and no declarations. */
const TAG = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/g;

/** Returns the fault of an XML document that consists of elements only; null if it is well formed. */
export function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const match of xml.matchAll(TAG)) {
    const [whole, closing, name = '', attributes = '', selfClosing] = match;
    const between = xml.slice(end, match.index).trim();
    if (between) return `stray text "${between.slice(0, 40)}"`;
    end = match.index + whole.length;
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) return `an attribute twice in <${name}${attributes}>`;
    if (closing) {
      const opened = open.pop();
      if (opened !== name) return `</${name}> closes <${opened ?? 'nothing'}>`;
    } else if (!selfClosing) {
      open.push(name);
    }
  }
  if (xml.slice(end).trim()) return `stray text at the end "${xml.slice(end, end + 40)}"`;
  return open.length > 0 ? `<${open.at(-1)}> is left open` : null;
}

export const listIds = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

/** Lists the ids to which url(#…) refers. */
export const listReferences = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
